import type { CleanPath } from './cleanReport';

/** The kinds of event in a recording (rrweb's `EventType`) of which something is sent. */
const SNAPSHOT = 2;
const CHANGE = 3;
const PAGE = 4;

/** Attributes that make the look of a page and hold nothing of its user. The recorder adds `rr_…` and `_cssText`. */
const LOOKS =
  /^(class|style|type|role|lang|dir|rel|media|width|height|rows|cols|colspan|rowspan|tabindex|rr_\w+|_cssText)$/;
/** Recorders make addresses absolute: a link to a part of the page has the query of the page. */
const ADDRESSES = /^(href|src)$/;

interface RecordedEvent {
  type: number;
  timestamp: number;
  data: Record<string, unknown>;
}

/**
 * The part of a recording that may be sent (P1): the page, whose texts are masked, and its changes. Of an
 * address the words of its path, of other attributes those that make its look; nothing of calls, of the
 * console and of what the library adds by itself. `payload` is a line of JSON and then the events;
 * anything else becomes empty.
 */
export function cleanRecording(payload: unknown, cleanPath: CleanPath): string {
  if (typeof payload !== 'string') return '';
  const [header = '', events = ''] = payload.split('\n', 2);
  try {
    const { segment_id } = JSON.parse(header) as { segment_id: number };
    const cleanNested = (key: string, value: unknown): unknown =>
      key === 'attributes' ? cleanAttributes(value, cleanPath) : value;
    const cleaned = (JSON.parse(events, cleanNested) as RecordedEvent[]).flatMap((event) =>
      cleanRecorded(event, cleanPath),
    );
    return `${JSON.stringify({ segment_id })}\n${JSON.stringify(cleaned)}`;
  } catch {
    return '';
  }
}

/** Those of an element. A list of changes is left as it is: each of them has its own. */
function cleanAttributes(attributes: unknown, cleanPath: CleanPath): unknown {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes))
    return attributes;
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || LOOKS.test(name) || /^(true|false)?$/.test(value))
        return [[name, value]];
      return ADDRESSES.test(name) ? [[name, cleanPath(value)]] : [];
    }),
  );
}

function cleanRecorded(
  { type, timestamp, data }: RecordedEvent,
  cleanPath: CleanPath,
): RecordedEvent[] {
  if (type === SNAPSHOT || type === CHANGE) return [{ type, timestamp, data }];
  if (type !== PAGE) return [];
  const { href, width, height } = data;
  return [{ type, timestamp, data: { href: cleanPath(String(href)), width, height } }];
}

const SAFE_REPLAY_FIELDS = [
  'type',
  'event_id',
  'replay_id',
  'segment_id',
  'replay_type',
  'replay_start_timestamp',
  'timestamp',
  'platform',
  'environment',
  'release',
  'error_ids',
  'trace_ids',
];

/** The event that names a replay, without what the library adds about the page and the browser. */
export const cleanReplayEvent = (
  event: Readonly<Record<string, unknown>>,
  cleanPath: CleanPath,
): Record<string, unknown> => ({
  ...Object.fromEntries(SAFE_REPLAY_FIELDS.map((name) => [name, event[name]])),
  // Otherwise the receiver stores the address of the sender.
  sdk: { settings: { infer_ip: 'never' } },
  urls: [event['urls']].flat().map((address) => cleanPath(String(address))),
});
