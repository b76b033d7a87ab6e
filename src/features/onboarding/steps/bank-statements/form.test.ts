import type { BankAccount, BankStatement } from '@/api/wire';
import { STATUS } from '@/domain/access/statuses';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { bankAccountWith } from '@/testing/onboarding/bankAccountWith';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { commonType, gridOf, neededMonths, statementRequest, statementsOf, withType } from './form';
import { missing } from './summary';

const account = bankAccountWith();

const statement = (year: number, month: number, accountId = account.id): BankStatement => ({
  id: year * 100 + month + accountId * 1_000_000,
  bank_id: accountId,
  name: 'Bank Central Asia (BCA)',
  month,
  year,
  document: { file_name: 'mutasi.pdf', path_url: `/files/${year}-${month}.pdf` },
  document_status_id: 1,
  document_type_id: 1,
});

const on = (today: string, banks: BankAccount[], bankStatements: BankStatement[]) => ({
  ...contextWith(),
  today,
  banks,
  bankStatements,
});

const missingWords = (today: string, banks: BankAccount[], statements: BankStatement[]) =>
  missing(on(today, banks, statements)).map(inIndonesian);

test('an individual needs the last three full months, the newest first', () => {
  expect(neededMonths(on('2026-02-14', [], []))).toEqual([
    { year: 2026, month: 1 },
    { year: 2025, month: 12 },
    { year: 2025, month: 11 },
  ]);
});

test('after the onboarding no newer months are needed than those that are stored', () => {
  const stored = [statement(2026, 1), statement(2025, 12), statement(2025, 11)];
  const later = on('2026-09-14', [account], stored);
  const withStatus = (status_id: number) => ({
    ...later,
    profile: { ...later.profile, status_id },
  });
  expect(missing(withStatus(STATUS.onboardingSuccess))).toEqual([]);
  expect(missing(withStatus(STATUS.inDraft))).not.toEqual([]);
  const partly = { ...withStatus(STATUS.onboardingSuccess), bankStatements: stored.slice(0, 2) };
  expect(missing(partly).map(inIndonesian)).toEqual([expect.stringContaining('2025')]);
  const none = { ...withStatus(STATUS.onboardingSuccess), bankStatements: [] };
  expect(missing(none)).not.toEqual([]);
});

test('each needed month has a cell, and older statements stand beside them', () => {
  const months = neededMonths(on('2026-11-02', [], []));
  const october = statement(2026, 10);
  const july = statement(2026, 7);
  const stored = statementsOf(account.id, [july, october, statement(2026, 9, 8)]);
  const grid = gridOf(stored, months);
  expect(grid.cells.map(({ month, statement: held }) => [month.month, held?.id ?? null])).toEqual([
    [10, october.id],
    [9, null],
    [8, null],
  ]);
  expect(grid.others).toEqual([july]);
  expect(stored).toEqual([july, october]);
});

test.each<[string, BankAccount[], BankStatement[], string[]]>([
  ['no account', [], [], ['Tambahkan rekening bank terlebih dahulu']],
  [
    'an account without statements',
    [account],
    [],
    ['Unggah mutasi 3 bulan terakhir untuk minimal satu rekening'],
  ],
  [
    'an account with one of three months',
    [account],
    [statement(2026, 9)],
    ['Unggah mutasi Oktober 2026', 'Unggah mutasi Agustus 2026'],
  ],
  [
    'a month that is no longer needed',
    [account],
    [statement(2026, 10), statement(2026, 9), statement(2026, 7)],
    ['Unggah mutasi Agustus 2026'],
  ],
  [
    'two accounts with all months between them, but none of them complete',
    [account, { ...account, id: 8 }],
    [statement(2026, 10), statement(2026, 9), statement(2026, 8, 8)],
    ['Unggah mutasi Agustus 2026'],
  ],
  [
    'one complete account of two',
    [account, { ...account, id: 8 }],
    [statement(2026, 10, 8), statement(2026, 9, 8), statement(2026, 8, 8)],
    [],
  ],
])('%s', (_what, banks, statements, expected) => {
  expect(missingWords('2026-11-02', banks, statements)).toEqual(expected);
});

test('a statement is sent with its month, its file and its type', () => {
  const file = { fileName: 'mutasi.pdf', pathUrl: '/files/a.pdf' };
  expect(statementRequest({ year: 2026, month: 10 }, file, null)).toEqual({
    year: 2026,
    month: 10,
    document: { file_name: 'mutasi.pdf', path_url: '/files/a.pdf' },
    document_type_id: null,
  });
});

test('a changed type is sent with all that the server holds of the statement', () => {
  expect(withType(statement(2026, 10), 2)).toEqual({
    year: 2026,
    month: 10,
    document: { file_name: 'mutasi.pdf', path_url: '/files/2026-10.pdf' },
    document_type_id: 2,
  });
});

test('the type of an account is the one that all its statements have', () => {
  const other = { ...statement(2026, 9), document_type_id: 2 };
  expect(commonType([])).toBeNull();
  expect(commonType([statement(2026, 10), statement(2026, 8)])).toBe(1);
  expect(commonType([statement(2026, 10), other])).toBeNull();
});
