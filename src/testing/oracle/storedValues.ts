import type { OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import type { FieldEntry, WirePath } from './fieldEntry';
import { withValue } from './paths';

/** The key in a context for each kind of call. */
const ROOTS: Readonly<Record<string, string>> = {
  detail: 'detail',
  pic: 'pic',
  schedule: 'schedule',
};

/** The path within a context of the stored value for a wire path. */
export function storedPath(at: WirePath): string {
  const [kind = '', path = ''] = at.split(':');
  return `${ROOTS[kind] ?? ''}.${path}`;
}

const OLD_NUMBER = /length_of_work|income_amount|total_|value|year|percentage/;

/** A value that an older backend may have stored, which violates the current rules. */
export function oldValue(entry: FieldEntry, at: WirePath): unknown {
  switch (entry.kind) {
    case 'text':
      return OLD_NUMBER.test(at) ? 1200.5 : ' Old\u00a0 –  0812.34’5 \u200b';
    case 'choice':
      return 99_999;
    case 'file':
      if (at.endsWith('file_name')) return ' old  .exe';
      if (/^request:\w+_document$/.test(at)) return { file_name: ' old', file_path: '/o' };
      return at.endsWith('_path_url')
        ? '/old\u200b/1'
        : { file_name: ' old  .exe', path_url: '/o' };
    default:
      return true;
  }
}

/**
 * A context in which every field of a form has such an old value, and all other data is unchanged.
 */
export function contextOfOldValues(
  base: OnboardingContext,
  fields: Readonly<Record<string, FieldEntry>>,
): OnboardingContext {
  return Object.values(fields).reduce(
    (context, entry) =>
      'at' in entry && entry.at !== null
        ? withValue(context, storedPath(entry.at), oldValue(entry, entry.at))
        : context,
    base,
  );
}
