import { contractAccepts } from '@/testing/mock/contractAccepts';
import { SEED } from '@/testing/exploration/sample';
import { contractPropertyOf } from '@/testing/oracle/contractProperty';
import { fieldsOf, judgedForms, unknownToOracle } from '@/testing/oracle/everyForm';
import { hostileStrings, stringsToTry } from '@/testing/oracle/hostileStrings';
import { saidAt } from '@/testing/oracle/judged';
import { pathsOf, withValue } from '@/testing/oracle/paths';
import { EMPTY, fieldVerdict } from '@/testing/oracle/verdicts';

const STRINGS = stringsToTry(SEED);

const shown = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text;

test('I1: every form and every card is known to the oracle, with all its fields', () => {
  expect(unknownToOracle).toEqual([]);
  for (const { name, fields, untouched } of judgedForms) {
    expect([name, ...pathsOf(untouched).sort()]).toEqual([name, ...Object.keys(fields).sort()]);
  }
});

test('I1: there are 2,000 strings, no two of them alike', () => {
  expect(new Set(hostileStrings(SEED)).size).toBe(2_000);
});

test.each(fieldsOf('text'))(
  `I1: $name, $path: ${STRINGS.length} strings are judged as the spec has it, and sent as typed (seed ${SEED})`,
  ({ form, path, entry: { rule, at, isOptional, given } }) => {
    const untouched = { ...form.untouched, ...given };
    const wrong: unknown[] = [];
    let takenCount = 0;
    for (const text of STRINGS) {
      const values = withValue(untouched, path, text);
      const said = saidAt(form.schema, path, values);
      const verdict = fieldVerdict(rule, text, isOptional);
      const isSame =
        verdict === 'refused' ? said !== null : said === (verdict === null ? null : verdict.quoted);
      if (!isSame) wrong.push({ text: shown(text), said, verdict });
      if (said !== null) continue;
      if (at === null) {
        takenCount += 1;
        continue;
      }
      const sent = form.sent(values, at);
      if (fieldVerdict(rule, text) === EMPTY) {
        if (sent !== undefined && sent !== null) wrong.push({ text: shown(text), sent });
        continue;
      }
      takenCount += 1;
      const isTaken = contractAccepts(...contractPropertyOf(at, form.contract), sent);
      if (sent !== rule.sent(text) || !isTaken) {
        wrong.push({ text: shown(text), sent, wanted: rule.sent(text), isTaken });
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(takenCount).toBeGreaterThan(0);
    expect(takenCount).toBeLessThan(STRINGS.length);
  },
);

const FILE = { fileName: 'berkas.pdf', pathUrl: '/files/1.pdf' };
const GOOD = { choice: 1, yesNo: false, file: FILE } as const;
const NOTHING = [null, undefined, ''];

test.each(fieldsOf('choice', 'yesNo', 'file'))(
  'I1: $name, $path: an answer is asked for where the spec asks for one',
  ({ form, path, entry }) => {
    const untouched = { ...form.untouched, ...entry.given };
    const said = (value: unknown) => saidAt(form.schema, path, withValue(untouched, path, value));
    expect(said(GOOD[entry.kind])).toBeNull();
    const wanted = entry.isOptional ? null : 'Tidak boleh kosong';
    expect(NOTHING.map(said)).toEqual(NOTHING.map(() => wanted));
    if (entry.kind !== 'file' || entry.isOptional) return;
    expect(said({ ...FILE, pathUrl: '' })).toBe('Tidak boleh kosong');
    expect(said({ ...FILE, fileName: '\u200b' })).toBe('Tidak boleh kosong');
  },
);
