import type { Fault } from '../control/faults';
import type { Schemas, TokenRow } from '../database/tables';
import type { Note } from '../rules/revisions';

/** The name of a generated file; it ends in .pdf or .png. */
type SampleFileName = string;
/** A date (`1990-04-21`), 'now', '3 days ago' or 'in 2 weekdays'. */
type TimeText = string;

type WithFileNames<Part> = {
  [Key in keyof Part]?: NonNullable<Part[Key]> extends { path_url: string }
    ? SampleFileName | { file: SampleFileName; number?: string; validity_date?: string } | null
    : Part[Key];
};

type Bank = Omit<Schemas['BankAccount'], 'id'>;

/** Values that are left out are those of a new account. */
export type ScenarioBank = Partial<Bank> &
  Pick<Bank, 'bank_id' | 'account_no' | 'account_name' | 'account_type_id'> & {
    /** How many of the last full months have a statement. */
    statement_months?: number;
  };

export interface ScenarioFinancialStatement {
  /** Any day of the month of the statement. */
  period: TimeText;
  document_type_id: number;
  document: SampleFileName;
}

export interface ScenarioCollateral {
  document_type_id: number;
  type_name_other?: string;
  description: string;
  value: number;
  publish_date?: TimeText;
  expired_date?: TimeText;
  file: SampleFileName;
}

/** A card of management and shareholders. Values left out are null; `is_corporate` is false. */
export type ScenarioShareholder = Partial<
  Omit<Schemas['Shareholder'], 'id' | 'ktp_document' | 'npwp_document'>
> & {
  name: string;
  shareholder_type_ids: number[];
  ktp_document?: SampleFileName | null;
  npwp_document?: SampleFileName | null;
};

/** A token that exists from the start, so that a link with it can be opened. */
export interface ScenarioToken {
  kind: TokenRow['kind'];
  token: string;
  /** May lie in the past. */
  expires: TimeText;
}

/**
 * The values of a person or a template; those that are left out are as for a new user. In a file a
 * key may also be null, which removes what is inherited; merged people have no such keys.
 */
export interface ScenarioTemplate {
  note?: string;
  template?: string;
  name?: string;
  role?: string | number;
  /** null removes the type of a template: a partner has no type. */
  type?: string | number | null;
  status?: string | number;
  source?: string;
  referral_code?: string;
  is_verified?: boolean;
  is_otp_needed?: boolean;
  has_expired_password?: boolean;
  /** The accepted version of the terms; null if none is accepted. */
  terms?: string | null;
  partner?: { id: number; name: string; since?: TimeText };
  merchant?: { id: number; user_id: number };
  ekyc?: { result?: string; message?: string };
  step?: { step: string; sub_step: string };
  /** `revised_at` is a `TimeText` here. */
  revisions?: Note[];
  is_domicile_same_as_ktp?: boolean;
  bos_family?: Schemas['BosFamily'];
  information?: Partial<Schemas['Information']>;
  documents?: Omit<WithFileNames<Schemas['Documents']>, 'business_photos' | 'others'> & {
    business_photos?: SampleFileName[];
    others?: { name: string; file: SampleFileName }[];
  };
  addresses?: Partial<Schemas['Addresses']>;
  spouse?: WithFileNames<Schemas['Spouse']>;
  /** `consent_path_url` is a file name here. */
  emergency_contact?: Partial<Schemas['EmergencyContact']>;
  banks?: ScenarioBank[];
  financial_statements?: ScenarioFinancialStatement[];
  collaterals?: ScenarioCollateral[];
  /** The person in charge of a company. */
  pic?: {
    address?: string | null;
    ktp?: SampleFileName | null;
    id_card?: SampleFileName | null;
    appointment_letter?: SampleFileName | null;
    information?: Partial<Schemas['PicInformation']>;
  };
  /** A list of cards, or how many complete ones to generate. */
  shareholders?: ScenarioShareholder[] | { count: number };
  consultation?: { date: TimeText; time: string };
  /** `attachments` are names of files; the newest notifications have them, one each. */
  notifications?: { count: number; unread: number; attachments?: string[] };
  is_consent_sent?: boolean;
  tokens?: ScenarioToken[];
}

export interface ScenarioPerson extends ScenarioTemplate {
  email: string;
}

/** The settings that apply to everybody. */
export interface ScenarioSettings {
  description: string;
  /** The password of all people. */
  password: string;
  flags?: Record<string, boolean>;
  /** The latency of every call, in milliseconds: '200-800' or 500. */
  latency?: string | number;
  /** Lifetimes of tokens in seconds, where they differ from the defaults. */
  token_life_s?: Partial<Record<TokenRow['kind'], number>>;
}

/** The content of a scenario file. */
export interface ScenarioFile extends Partial<ScenarioSettings> {
  $schema?: string;
  description: string;
  /** The scenario or scenarios that this one builds on; later ones override earlier ones. */
  extends?: string | string[];
  /** Inherits only these people, by e-mail address. */
  only?: string[];
  /** They take precedence over inherited ones; null removes those. */
  faults?: Fault[] | null;
  templates?: Record<string, ScenarioTemplate>;
  people?: ScenarioPerson[];
}
