import type { components } from '@/api/contract';

/** The data shapes of the contract: `Schemas['UserDetail']`. */
export type Schemas = components['schemas'];

type Owned<Row> = Row & { user_id: number };

/** An account with its whole application, stored in the shape of the contract. */
export interface UserRow {
  id: number;
  email: string;
  password: string;
  /** What this person is meant to test; shown on the mock's page. */
  note: string;
  is_verified: boolean;
  is_otp_needed: boolean;
  /** Whether this person agreed to be notified at registration. */
  is_notify: boolean;
  /** Who registered the account, if it was somebody else. */
  created_by: number | null;
  role_id: number | null;
  type_id: number | null;
  onboarding_status_id: number;
  source: string;
  referral_code: string | null;
  tnc: string | null;
  token_expired_password: string | null;
  partner_id: number | null;
  partner_name: string | null;
  partner_relation_start_date: string | null;
  merchant_id: number | null;
  merchant_user_id: number | null;
  ekyc_result: string | null;
  ekyc_message: string | null;
  verify_at: string | null;
  is_domicile_same_as_ktp: boolean | null;
  bos_family: Schemas['BosFamily'];
  information: Schemas['Information'];
  documents: Schemas['Documents'];
  addresses: Schemas['Addresses'];
  spouse: Schemas['Spouse'];
  emergency_contact: Schemas['EmergencyContact'];
}

/** How far a user has come; `revisions` are what the back office has flagged (status 11). */
export type OnboardingStepRow = Schemas['OnboardingStepDetail'];
export type BankAccountRow = Owned<Schemas['BankAccount']>;
export type BankStatementRow = Owned<Schemas['BankStatement']>;
export type FinancialStatementRow = Owned<Schemas['FinancialStatement']>;
export type CollateralRow = Owned<Schemas['CollateralDocument']>;
export type PicRow = Owned<Schemas['Pic']>;
/** A card of the management or of the shareholders of a company. */
export type ShareholderRow = Owned<Schemas['Shareholder']>;
export type ConsultationScheduleRow = Owned<{ date: string; time: string }>;
export type NotificationRow = Schemas['Notification'];

/** A form of consent for a user's emergency contact; the id is in the link of the mail. */
export interface ConsentRow {
  id: string;
  user_id: number;
}

/** The e-signature of a company's list has been prepared. */
export interface EsignRow {
  user_id: number;
  created_at: string;
}

/** An uploaded file. `path_url` is its key; `content` is base64 so that a row is plain data. */
export interface FileRow {
  path_url: string;
  file_name: string;
  content_type: string;
  content: string;
  user_id: number;
  created_at: string;
}

export interface ActivityRow {
  id: number;
  user_id: number;
  activity: string;
  detail: unknown;
  created_at: string;
}

/** A bearer token; `temporary` ones are accepted by the OTP calls only. */
export interface TokenRow {
  token: string;
  kind: 'session' | 'temporary' | 'login' | 'ekyc' | 'reset' | 'verification';
  user_id: number;
  expires_at_ms: number;
  /** The sign-in that a session token belongs to; renewing the session stays in it. */
  session_id?: string;
  /** It has done its work, and is kept so that the call can be repeated. */
  is_spent?: true;
}

/** When a verification mail was last requested for an address. */
export interface VerificationRequestRow {
  /** In lower case. */
  email: string;
  asked_at_ms: number;
}

/** The code that was sent last, and the number of wrong attempts since. */
export interface OtpCodeRow {
  user_id: number;
  code: string;
  expires_at_ms: number;
  wrong_tries: number;
}

/** When codes were sent to a user; this decides how long the user waits for the next one. */
export interface OtpSendRow {
  user_id: number;
  count: number;
  last_sent_at_ms: number;
}

/** A sent e-mail or SMS. */
export interface MessageRow {
  user_id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  body: string;
  link?: string;
  code?: string;
  created_at: string;
}

/** The whole state of the mock: plain data, so that a copy of it can be restored by a reset. */
export interface Tables {
  users: UserRow[];
  onboarding_steps: OnboardingStepRow[];
  bank_accounts: BankAccountRow[];
  bank_statements: BankStatementRow[];
  financial_statements: FinancialStatementRow[];
  collaterals: CollateralRow[];
  pics: PicRow[];
  shareholders: ShareholderRow[];
  esigns: EsignRow[];
  consultation_schedules: ConsultationScheduleRow[];
  notifications: NotificationRow[];
  consents: ConsentRow[];
  files: FileRow[];
  activities: ActivityRow[];
  tokens: TokenRow[];
  otp_codes: OtpCodeRow[];
  otp_sends: OtpSendRow[];
  verification_requests: VerificationRequestRow[];
  outbox: MessageRow[];
  flags: Record<string, boolean>;
  /** Lifetime of tokens in seconds, where a scenario changes the default. */
  token_life_s: Partial<Record<TokenRow['kind'], number>>;
}

/** Tables whose rows have a numeric id. */
export type NumberedTable =
  | 'users'
  | 'bank_accounts'
  | 'bank_statements'
  | 'financial_statements'
  | 'collaterals'
  | 'shareholders'
  | 'notifications'
  | 'activities';
