import { makeTexts } from '@/i18n/texts';
import type { SummaryGroup, SummaryWords } from '@/features/onboarding/model/stepDefinition';
import '../environment/allWords';

const texts = makeTexts({ productName: 'BOS' });

/** Words for a summary where names of lists and regions are their ids. */
export const plainWords: SummaryWords = {
  t: texts.t,
  option: (list, id) => (id === null || id === undefined ? '' : `${list} ${id}`),
  region: (id) => (id === null || id === undefined ? '' : `wilayah ${id}`),
  date: (iso) => iso ?? '',
  rupiah: (amount) => (amount === null || amount === undefined ? '' : `Rp ${amount}`),
};

/** The answers of a summary by their labels, as a person reads them. */
export function answersOf(groups: SummaryGroup[]): Record<string, string> {
  const rows = groups.flatMap((group) => group.rows);
  return Object.fromEntries(
    rows.map(({ label, value }) => [
      typeof label === 'string' ? texts.t(label) : label.text,
      value,
    ]),
  );
}
