import { ApiProblem } from '../core/apiProblem';
import { loadScenario, scenarioNames } from '../scenario/loadScenario';
import { checkBankListed, checkDocumentType, checkListed, checkRegions } from './references';
import type { Tables } from './tables';

const statusOf = (check: () => void): number => {
  try {
    check();
    return 200;
  } catch (error) {
    if (error instanceof ApiProblem) return error.status;
    throw error;
  }
};

describe('Answers that point to master data', () => {
  it.each<[string, () => void]>([
    ['choices that are listed', () => checkListed({ gender_id: 1, religion_id: 7 })],
    ['questions without an answer', () => checkListed({ gender_id: null })],
    ['answers that are no choice', () => checkListed({ name: 'Rina', bank_id: 999 })],
    ['a part that is not there', () => checkListed(undefined)],
    ['a bank of the list', () => checkBankListed(14)],
    ['a document type of the right kind', () => checkDocumentType('collateral', 40)],
    ['no document type', () => checkDocumentType('bank_statement', null)],
    ['a province alone', () => checkRegions({ province_id: 31 })],
    ['no address', () => checkRegions(null)],
  ])('are taken: %s', (_what, check) => {
    expect(statusOf(check)).toBe(200);
  });

  it.each<[string, () => void]>([
    ['a choice that is not listed', () => checkListed({ gender_id: 3 })],
    ['a bank that is not listed', () => checkBankListed(1)],
    ['a document type of another kind', () => checkDocumentType('collateral', 1)],
    ['a province that does not exist', () => checkRegions({ province_id: 99 })],
    ['a city of another province', () => checkRegions({ province_id: 32, city_id: 3174 })],
    ['a city without its province', () => checkRegions({ city_id: 3174 })],
  ])('are refused: %s', (_what, check) => {
    expect(statusOf(check)).toBe(422);
  });
});

describe.each(scenarioNames())('The people of the scenario %s', (name) => {
  const {
    users,
    bank_accounts,
    bank_statements,
    financial_statements,
    collaterals,
    pics,
    shareholders,
    files,
  }: Tables = loadScenario(name).makeTables(Date.parse('2026-11-19T03:00:00Z'));

  it('have only choices and regions that exist', () => {
    const check = () => {
      for (const user of users) {
        for (const part of [user.information, user.emergency_contact, user.bos_family]) {
          checkListed(part);
        }
        for (const address of Object.values(user.addresses).flat()) {
          checkListed(address);
          checkRegions(address);
        }
      }
      for (const account of bank_accounts) {
        checkListed(account);
        checkBankListed(account.bank_id);
      }
      for (const pic of pics) checkListed(pic.information);
      for (const card of shareholders) {
        checkListed(card);
        checkRegions(card);
      }
      for (const row of bank_statements) checkDocumentType('bank_statement', row.document_type_id);
      for (const row of financial_statements) {
        checkDocumentType('financial_statement', row.document_type_id);
      }
      for (const row of collaterals) checkDocumentType('collateral', row.document_type_id);
    };
    expect(check).not.toThrow();
  });

  it('have every file that their answers name', () => {
    const owners = new Map(files.map((file) => [file.path_url, file.user_id]));
    const named = [
      ...bank_statements.map((row) => [row.user_id, row.document.path_url] as const),
      ...financial_statements.map((row) => [row.user_id, row.document.path_url] as const),
      ...collaterals.map((row) => [row.user_id, row.path_url] as const),
      ...pics.flatMap((row) =>
        [row.ktp, row.id_card, row.appointment_letter].flatMap((file) =>
          file ? [[row.user_id, file.path_url] as const] : [],
        ),
      ),
      ...shareholders.flatMap((row) =>
        [row.ktp_document, row.npwp_document].flatMap((file) =>
          file ? [[row.user_id, file.file_path] as const] : [],
        ),
      ),
      ...users.flatMap((user) =>
        Object.values({ ...user.documents, ...user.spouse })
          .flat()
          .flatMap((value) =>
            typeof value === 'object' && value !== null ? [[user.id, value.path_url] as const] : [],
          ),
      ),
    ];
    expect(named.filter(([userId, path]) => owners.get(path) !== userId)).toEqual([]);
  });
});
