import type {
  BankAccountRow,
  BankStatementRow,
  CollateralRow,
  ConsultationScheduleRow,
  FinancialStatementRow,
  OnboardingStepRow,
  Schemas,
  UserRow,
} from '../../mock-server/database/tables';

/** One thing an applicant does on a sub-step; controls are found by their exact labels. */
export type Action =
  | { fill: string; with: string; within?: string }
  /** Picks an option of a combobox. */
  | { choose: string; option: string; within?: string }
  /** Picks a radio of a named group. */
  | { answer: string; radio: string }
  | { tick: string }
  /** Chooses a file of e2e/files for a labelled file input and waits until it is stored. */
  | { upload: string; file: string; within?: string }
  | { press: string }
  /** Waits for a text, where the screen answers to something done before. */
  | { expect: string };

export interface SubStepPlay {
  /** The path below the variant, as `personal/identity`. */
  at: string;
  heading: string;
  actions: Action[];
}

/** A whole application as data: what is typed, and what the server must hold in the end. */
export interface Play {
  name: string;
  variantPath: string;
  steps: SubStepPlay[];
  expected: StoredAnswers;
}

type Own<Row, Key extends keyof Row = never> = Omit<Row, 'id' | 'user_id' | Key>;

export interface StoredAccount extends Own<BankAccountRow> {
  /** The newest first. */
  statements: Own<BankStatementRow, 'bank_id'>[];
}

/** All that the server holds beside a person's own row; see `plays/uploaded.ts` for files. */
export interface StoredRecords {
  onboarding_step: Own<OnboardingStepRow>;
  bank_accounts: StoredAccount[];
  financial_statements: Own<FinancialStatementRow>[];
  collaterals: Own<CollateralRow>[];
  consultation_schedules: Own<ConsultationScheduleRow>[];
}

/** The parts of a person's row that an application writes; the others stay as they were. */
export type AnsweredParts = Pick<
  UserRow,
  | 'onboarding_status_id'
  | 'is_domicile_same_as_ktp'
  | 'bos_family'
  | 'information'
  | 'documents'
  | 'addresses'
  | 'spouse'
  | 'emergency_contact'
>;

/** What an application must have stored: every field, also those that are left empty. */
export interface StoredAnswers extends StoredRecords {
  user: AnsweredParts;
}

/** What is never asked of an individual. */
export const NOT_OF_INDIVIDUALS = {
  nib: null,
  company_type_id: null,
  total_asset: null,
  total_staff: null,
  partner_commitment_id: null,
  partner_commitment_other: null,
  business_address_category_id: null,
  is_ekyc: null,
} as const satisfies Partial<Schemas['Information']>;
