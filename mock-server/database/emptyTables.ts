import type { Tables } from './tables';

/** A store without users. */
export function emptyTables(): Tables {
  return {
    users: [],
    onboarding_steps: [],
    bank_accounts: [],
    bank_statements: [],
    financial_statements: [],
    collaterals: [],
    pics: [],
    shareholders: [],
    esigns: [],
    consultation_schedules: [],
    notifications: [],
    consents: [],
    files: [],
    activities: [],
    tokens: [],
    otp_codes: [],
    otp_sends: [],
    verification_requests: [],
    outbox: [],
    flags: {},
    token_life_s: {},
  };
}
