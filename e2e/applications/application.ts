import type {
  BankAccountRow,
  BankStatementRow,
  CollateralRow,
  ConsultationScheduleRow,
  FinancialStatementRow,
  OnboardingStepRow,
  PicRow,
  Schemas,
  ShareholderRow,
  UserRow,
} from '../../mock-server/database/tables';

/** One action of the applicant on a sub-step; controls are found by their exact labels. */
export type Action =
  | { fill: string; with: string; within?: string }
  /** Selects an option of a combobox. */
  | { choose: string; option: string; within?: string }
  /** Selects a radio button of a named group. */
  | { answer: string; radio: string; within?: string }
  /** A checkbox or a switch. */
  | { tick: string; within?: string }
  | { untick: string }
  /**
   * Chooses a file for a labelled file input and waits until it is stored; see
   * `e2e/support/madeFiles.ts`.
   */
  | { upload: string; file: string; within?: string }
  /** Chooses several files at once. */
  | { upload: string; files: string[]; within?: string }
  | { press: string; within?: string }
  /** The same, within the list item that contains a text. */
  | { press: string; of: string }
  /** Waits for a text that appears after an earlier action. */
  | { expect: string };

export interface FilledSubStep {
  /** The path below the variant, such as `personal/identity`. */
  at: string;
  heading: string;
  actions: Action[];
}

type Own<Row, Key extends keyof Row = never> = Omit<Row, 'id' | 'user_id' | Key>;

/** The statements of a month, by the number of their account. */
export interface StoredStatement extends Own<BankStatementRow, 'bank_id'> {
  account_no: string;
}

export type StoredOther = Pick<Schemas['OtherDocument'], 'name' | 'file_name' | 'path_url'>;

interface Documents extends Omit<Schemas['Documents'], 'others'> {
  others: StoredOther[];
}

/** The groups of columns of a user's row that an application changes, key by key. */
interface UserGroups {
  information: Partial<Schemas['Information']>;
  documents: Partial<Documents>;
  addresses: Partial<Schemas['Addresses']>;
  spouse: Partial<Schemas['Spouse']>;
  emergency_contact: Partial<Schemas['EmergencyContact']>;
}

/** The columns of a user's row that an application replaces as a whole. */
type UserColumns = Partial<
  Pick<UserRow, 'is_domicile_same_as_ktp' | 'bos_family' | 'partner_relation_start_date'>
>;

/** Records outside of the user's own row; see `applications/uploaded.ts` for files. */
export interface StoredRecords {
  bank_accounts: Own<BankAccountRow>[];
  /** Grouped by account, the newest first. */
  bank_statements: StoredStatement[];
  financial_statements: Own<FinancialStatementRow>[];
  collaterals: Own<CollateralRow>[];
  pics: Own<PicRow>[];
  shareholders: Own<ShareholderRow>[];
  consultation_schedules: Own<ConsultationScheduleRow>[];
}

/** The expected data of one sub-step: every field, also those that are left empty. */
export type StoredValues = Partial<UserGroups> & UserColumns & Partial<StoredRecords>;

/** A sub-step of an application: what is typed, and what the server must have stored. */
export interface StepAnswers extends FilledSubStep {
  stored: StoredValues;
}

/** A whole application as data: what is typed, and what the server must have stored at the end. */
export interface Application {
  name: string;
  /** The applicant, by the part of the e-mail address before the @. */
  person: string;
  variantPath: string;
  /** The home page of this role, if there is one, which opens once the applicant is eligible. */
  home?: string;
  /** The name of the hub's link to the first sub-step. */
  begins: string;
  steps: FilledSubStep[];
  expected: {
    /** Everything that is not listed here must be unchanged. */
    user: UserColumns & UserGroups & Pick<UserRow, 'onboarding_status_id'>;
    records: StoredRecords & { onboarding_step: Own<OnboardingStepRow> };
    /** Whether the e-signature of the management and shareholders has been prepared. */
    isEsignPrepared: boolean;
  };
}

/** The page after submitting: e-KYC for individuals, e-signature for companies and partners. */
export const SUBMITTED = {
  toEkyc: { onboarding_status_id: 6, isEsignPrepared: false },
  toEsign: { onboarding_status_id: 2, isEsignPrepared: true },
} as const;

export interface ApplicationInput extends Pick<
  Application,
  'name' | 'person' | 'variantPath' | 'home'
> {
  begins?: string;
  ends: (typeof SUBMITTED)[keyof typeof SUBMITTED];
  answers: StepAnswers[];
}

/** Builds an application from its sub-steps in order and the data that each must have stored. */
export function makeApplication({
  ends,
  begins = 'Mulai',
  answers,
  ...heading
}: ApplicationInput): Application {
  const stored = answers.map(({ stored }) => stored);
  const [step = '', subStep = ''] = answers.at(-1)?.at.split('/') ?? [];
  return {
    ...heading,
    begins,
    steps: answers,
    expected: {
      user: {
        ...merged(stored.map(columnsOf)),
        onboarding_status_id: ends.onboarding_status_id,
        information: {
          ...merged(stored.map(({ information }) => information)),
          is_form_complete: true,
        },
        documents: merged(stored.map(({ documents }) => documents)),
        addresses: merged(stored.map(({ addresses }) => addresses)),
        spouse: merged(stored.map(({ spouse }) => spouse)),
        emergency_contact: merged(stored.map((values) => values.emergency_contact)),
      },
      records: {
        onboarding_step: { step, sub_step: subStep, revisions: [] },
        bank_accounts: stored.flatMap((values) => values.bank_accounts ?? []),
        bank_statements: stored.flatMap((values) => values.bank_statements ?? []),
        financial_statements: stored.flatMap((values) => values.financial_statements ?? []),
        collaterals: stored.flatMap((values) => values.collaterals ?? []),
        pics: stored.flatMap((values) => values.pics ?? []),
        shareholders: stored.flatMap((values) => values.shareholders ?? []),
        consultation_schedules: stored.flatMap((values) => values.consultation_schedules ?? []),
      },
      isEsignPrepared: ends.isEsignPrepared,
    },
  };
}

const merged = <Row extends object>(rows: readonly (Row | undefined)[]): Partial<Row> =>
  Object.assign({}, ...rows) as Partial<Row>;

const COLUMNS = [
  'is_domicile_same_as_ktp',
  'bos_family',
  'partner_relation_start_date',
] as const satisfies readonly (keyof UserColumns)[];

const columnsOf = (answers: StoredValues): UserColumns =>
  Object.fromEntries(
    COLUMNS.filter((key) => answers[key] !== undefined).map((key) => [key, answers[key]]),
  );
