import type { BrowserOptions } from '@sentry/react';
import { isObject } from '@/primitives/readObject';
import type { CleanPath } from './cleanReport';
import { cleanRecording, cleanReplayEvent } from './cleanReplay';

type Transport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<Transport>['send']>[0];
type Fields = Readonly<Record<string, unknown>>;

/** Rebuilt by `beforeSend` and `beforeSendSpan`. */
const SENT_AS_MADE = new Set(['event', 'span']);

/** An envelope with the headers and items that may be sent (P1); without items, none of them may. */
export function cleanEnvelope(
  [header, items]: Envelope,
  hasReplays: boolean,
  cleanPath: CleanPath,
): Envelope {
  const cleanedItems = (items as [{ type: string }, unknown][]).flatMap(([about, content]) => {
    if (about.type.startsWith('replay_') && !hasReplays) return [];
    if (about.type === 'replay_event')
      return [[about, cleanReplayEvent(content as Fields, cleanPath)]];
    if (about.type === 'replay_recording') {
      const recording = cleanRecording(content, cleanPath);
      return [[{ ...about, length: new TextEncoder().encode(recording).length }, recording]];
    }
    return SENT_AS_MADE.has(about.type) ? [[about, content]] : [];
  });
  return [cleanHeader(header), cleanedItems] as Envelope;
}

/**
 * Of a trace what the service needs to keep all of its parts or none. The name of its page is in its
 * spans, where it is cleaned (`transaction`).
 */
const SAFE_TRACE_FIELDS = [
  'trace_id',
  'public_key',
  'org_id',
  'sample_rate',
  'sample_rand',
  'sampled',
  'release',
  'environment',
  'replay_id',
];

const cleanHeader = ({ sdk, trace, ...header }: Fields): Fields => ({
  ...pick(header, ['event_id', 'sent_at']),
  ...(isObject(sdk) && { sdk: pick(sdk, ['name', 'version']) }),
  ...(isObject(trace) && { trace: pick(trace, SAFE_TRACE_FIELDS) }),
});

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
  );
