import type { FormValues } from '@/features/onboarding/model/stepDefinition';
import type { FieldEntry } from './fieldEntry';
import { valueAt, withValue } from './paths';
import { fieldVerdict } from './verdicts';

/** A new value for a field: typed, chosen, or set by the page. */
export interface Edit {
  path: string;
  value: unknown;
}

/** Texts of which every field accepts some and rejects others. */
const TEXTS: readonly string[] = [
  'Sri Wahyuni',
  'PT Maju 88',
  'sri@contoh.co.id',
  'wahyuni@contoh.co.id',
  '3174074506900001',
  '3174074506900002',
  '092542943407000',
  '1234567890123',
  '081234567890',
  '12190',
  '003/004',
  '12500000',
  '24',
  '2',
  '97,5',
  '1990-05-12',
  '2026-11-03',
  '2026-12-14',
  '2031-05-12',
  '2025',
  '09:00',
  '',
  '17:00',
  '31/02/1990',
  'x@',
  'a'.repeat(1_001),
];

const FILE = { fileName: 'berkas.pdf', pathUrl: '/files/1.pdf' };
const PHOTOS = [1, 2, 3, 4].map((id) => ({ fileName: `${id}.jpg`, pathUrl: `/files/${id}.jpg` }));

interface FieldValues {
  good: readonly unknown[];
  bad: readonly unknown[];
}

/** Values for a field, good and bad by the spec. Where the spec has no rule every value is good. */
function valuesFor(entry: FieldEntry, untouched: unknown): FieldValues {
  switch (entry.kind) {
    case 'text': {
      const isGood = (text: string) => fieldVerdict(entry.rule, text, entry.isOptional) === null;
      return { good: TEXTS.filter(isGood), bad: TEXTS.filter((text) => !isGood(text)) };
    }
    case 'choice':
      return { good: [1], bad: [null] };
    case 'yesNo':
      return { good: [false, true], bad: [null] };
    case 'file':
      return { good: [FILE], bad: [null] };
    case 'rows':
      return { good: [PHOTOS], bad: [PHOTOS.slice(1, 3), []] };
    case 'shown':
      return { good: typeof untouched === 'boolean' ? [untouched, !untouched] : [], bad: [] };
  }
}

const givenOf = (entry: FieldEntry): FormValues => ('given' in entry && entry.given) || {};

/**
 * Valid values for all required fields of a form, and edits with other values, good and bad ones.
 */
export function anyEdits(
  fields: Readonly<Record<string, FieldEntry>>,
  untouched: FormValues,
): { good: FormValues; edits: Edit[] } {
  const edits: Edit[] = [];
  let good = untouched;
  for (const [path, entry] of Object.entries(fields)) {
    const given = givenOf(entry);
    const { good: accepted, bad } = valuesFor(entry, valueAt(untouched, path));
    for (const key of Object.keys(given)) {
      good = { ...good, [key]: given[key] };
      for (const value of [given[key], untouched[key]]) edits.push({ path: key, value });
    }
    const isAsked = entry.kind !== 'shown' && !('isOptional' in entry && entry.isOptional);
    if (isAsked && accepted.length > 0) good = withValue(good, path, accepted[0]);
    for (const value of [...accepted, ...accepted, ...bad]) edits.push({ path, value });
  }
  return { good, edits };
}
