import { makeTexts } from '@/i18n/texts';
import type { SummaryGroup, SummaryFormatter } from '@/features/onboarding/model/stepDefinition';
import '../environment/allMessages';

const texts = makeTexts({ productName: 'BOS' });

/** Summary formatters that show ids in place of the names of options and regions. */
export const plainFormatter: SummaryFormatter = {
  t: texts.t,
  option: (list, id) => (id === null || id === undefined ? '' : `${list} ${id}`),
  region: (id) => (id === null || id === undefined ? '' : `wilayah ${id}`),
  date: (iso) => iso ?? '',
  rupiah: (amount) => (amount === null || amount === undefined ? '' : `Rp ${amount}`),
};

/** The values of a summary by their labels, as the user reads them. */
export function answersOf(groups: SummaryGroup[]): Record<string, string> {
  const rows = groups.flatMap((group) => group.rows);
  return Object.fromEntries(
    rows.map(({ label, value }) => [
      typeof label === 'string' ? texts.t(label) : label.text,
      value,
    ]),
  );
}
