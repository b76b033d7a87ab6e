import { STATUS } from '@/domain/access/statuses';
import { TOKEN_LIFE_S } from '../core/identity';
import { emptyTables } from '../database/emptyTables';
import type { Tables, UserRow } from '../database/tables';
import { sendMail, sendVerificationMail } from '../rules/accountMails';
import { isEkycByPic, putEkycMail } from '../rules/ekycMail';
import { flag } from '../rules/revisions';
import { addCompany } from './buildCompany';
import { buildUser, type StoreFile } from './buildUser';
import { lastFullMonths, toDay, toMoment } from './relativeTime';
import { storeSampleFile } from './sampleFile';
import { makeNotifications } from './sampleNotifications';
import type { ScenarioPerson, ScenarioSettings } from './scenario';

const FIRST_USER_ID = 101;
const VERIFIED = 2;
const E_STATEMENT = 1;

/** The tables at the start of a scenario: the same file and time always give the same tables. */
export function buildTables(
  scenario: Omit<ScenarioSettings, 'description'> & { people: ScenarioPerson[] },
  nowMs: number,
): Tables {
  const tables: Tables = {
    ...emptyTables(),
    flags: { ...scenario.flags },
    token_life_s: { ...scenario.token_life_s },
  };
  scenario.people.forEach((person, index) => {
    addPerson(tables, copyOf(person), FIRST_USER_ID + index, scenario.password, nowMs);
  });
  return tables;
}

function addPerson(
  tables: Tables,
  person: ScenarioPerson,
  id: number,
  password: string,
  nowMs: number,
): void {
  const owner = { id, name: person.name ?? person.email };
  const storeFile = (fileName: string) =>
    storeSampleFile(tables, fileName, owner, new Date(nowMs).toISOString());
  const user = buildUser(person, id, password, nowMs, storeFile);
  tables.users.push(user);
  tables.onboarding_steps.push({
    user_id: id,
    step: person.step?.step ?? null,
    sub_step: person.step?.sub_step ?? null,
    revisions: [],
  });
  addBanks(tables, person, user, nowMs, storeFile);
  addStatements(tables, person, user, nowMs, storeFile);
  addCompany(tables, person, user, storeFile);
  if (person.consultation) {
    const { date, time } = person.consultation;
    tables.consultation_schedules.push({ user_id: id, date: toDay(date, nowMs), time });
  }
  addRevisions(tables, person, user, nowMs);
  if (person.notifications) {
    const firstId = tables.notifications.length + 1;
    const { attachments = [], ...wanted } = person.notifications;
    const files = attachments.map(storeFile);
    tables.notifications.push(...makeNotifications(owner, { ...wanted, files }, firstId, nowMs));
  }
  if (person.has_expired_password) expirePassword(tables, user, nowMs);
  if (person.is_consent_sent) sendConsent(tables, user, nowMs);
  if (user.onboarding_status_id === STATUS.eKycWaiting && isEkycByPic(user))
    awaitEkyc(tables, user, nowMs);
  if (!user.is_verified) awaitVerification(tables, user, nowMs);
  for (const { kind, token, expires } of person.tokens ?? []) {
    tables.tokens.push({
      kind,
      token,
      user_id: id,
      expires_at_ms: toMoment(expires, nowMs),
      ...(kind === 'session' && { session_id: `scenario-${token}` }),
    });
  }
}

function addBanks(
  tables: Tables,
  person: ScenarioPerson,
  user: UserRow,
  nowMs: number,
  storeFile: StoreFile,
): void {
  for (const { statement_months: months = 0, ...bank } of person.banks ?? []) {
    const id = tables.bank_accounts.length + 1;
    tables.bank_accounts.push({
      branch_name: null,
      is_open: false,
      is_active: true,
      is_affiliate_with_bank: null,
      remark_transfer_id: null,
      remark_other: null,
      ...bank,
      id,
      user_id: user.id,
    });
    for (const { month, year } of lastFullMonths(months, nowMs)) {
      tables.bank_statements.push({
        id: tables.bank_statements.length + 1,
        user_id: user.id,
        bank_id: id,
        name: bank.account_name,
        month,
        year,
        document: storeFile(`mutasi-${id}-${year}-${String(month).padStart(2, '0')}.pdf`),
        document_status_id: VERIFIED,
        document_type_id: E_STATEMENT,
      });
    }
  }
}

function addStatements(
  tables: Tables,
  person: ScenarioPerson,
  user: UserRow,
  nowMs: number,
  storeFile: StoreFile,
): void {
  for (const { document, period, ...statement } of person.financial_statements ?? []) {
    const [year = 0, month = 0] = toDay(period, nowMs).split('-').map(Number);
    tables.financial_statements.push({
      ...statement,
      year,
      month,
      id: tables.financial_statements.length + 1,
      user_id: user.id,
      document: storeFile(document),
      document_status_id: VERIFIED,
    });
  }
  for (const { file, publish_date, expired_date, ...collateral } of person.collaterals ?? []) {
    tables.collaterals.push({
      ...collateral,
      ...storeFile(file),
      type_name_other: collateral.type_name_other ?? null,
      publish_date: publish_date ? toDay(publish_date, nowMs) : null,
      expired_date: expired_date ? toDay(expired_date, nowMs) : null,
      id: tables.collaterals.length + 1,
      user_id: user.id,
    });
  }
}

/** After everything that can be flagged is there. */
function addRevisions(tables: Tables, person: ScenarioPerson, user: UserRow, nowMs: number): void {
  const notes = (person.revisions ?? []).map(({ revised_at: at, ...note }) => ({
    ...note,
    ...(at && { revised_at: new Date(toMoment(at, nowMs)).toISOString() }),
  }));
  flag(tables, user, notes);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lets the password expire: the profile then has a token with which a new one can be set. */
function expirePassword(tables: Tables, user: UserRow, nowMs: number): void {
  const token = `reset-${user.id}`;
  user.token_expired_password = token;
  tables.tokens.push({ token, kind: 'reset', user_id: user.id, expires_at_ms: nowMs + DAY_MS });
}

/** The consent form was mailed, but not yet agreed to. */
function sendConsent(tables: Tables, user: UserRow, nowMs: number): void {
  const id = `5f0c6d3a-8b1e-4c2f-9a7d-${String(user.id).padStart(12, '0')}`;
  tables.consents.push({ id, user_id: user.id });
  sendMail(tables, user, {
    subject: 'Formulir persetujuan kontak darurat',
    body: 'Mohon buka formulir persetujuan melalui tautan berikut.',
    link: `/bos/form_consent/${id}`,
    created_at: new Date(nowMs).toISOString(),
  });
}

/** The link to the e-KYC page was mailed to the person in charge, who has not used it yet. */
function awaitEkyc(tables: Tables, user: UserRow, nowMs: number): void {
  const token = `ekyc-${user.id}`;
  const lifeS = tables.token_life_s.ekyc ?? TOKEN_LIFE_S.ekyc;
  tables.tokens.push({
    token,
    kind: 'ekyc',
    user_id: user.id,
    expires_at_ms: nowMs + lifeS * 1000,
  });
  putEkycMail(tables, user, token, new Date(nowMs).toISOString());
}

/** The verification mail was sent, but its link was not opened. */
function awaitVerification(tables: Tables, user: UserRow, nowMs: number): void {
  const token = `verification-${user.id}`;
  tables.tokens.push({
    token,
    kind: 'verification',
    user_id: user.id,
    expires_at_ms: nowMs + DAY_MS,
  });
  const link = `/bos/login?token=${token}`;
  sendVerificationMail(tables, user, link, new Date(nowMs).toISOString());
}

/**
 * A deep copy, so that people who share an object of the YAML file get one each: `structuredClone`
 * would keep objects shared.
 */
const copyOf = (person: ScenarioPerson) => JSON.parse(JSON.stringify(person)) as ScenarioPerson;
