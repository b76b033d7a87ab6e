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
  expected: ExpectedStore;
}

export interface ExpectedStore {
  /** Parts of the user's row, compared key by key. */
  user: Record<string, unknown>;
  bank_accounts: Record<string, unknown>[];
  bank_statements: Record<string, unknown>[];
  financial_statements: Record<string, unknown>[];
  collaterals: Record<string, unknown>[];
  consultation_schedule: Record<string, unknown>;
}
