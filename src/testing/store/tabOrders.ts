import fc from 'fast-check';

type Values = Readonly<Record<string, unknown>>;

/** The sub-steps that the tabs share. */
export const SUB_STEPS = ['identity', 'banks'] as const;

type SubStep = (typeof SUB_STEPS)[number];

/** One tab of the user, from opening to closing. */
export interface DraftTab {
  /** What it found on the device when it opened. */
  found(subStep: SubStep): Values | undefined;
  /** Types the values of a sub-step, or forgets its draft as a save and 'Buang' do (null). */
  change(subStep: SubStep, values: Values | null): void;
  /** Keeps what is typed here, where another tab has typed too. */
  keepOwn(subStep: SubStep): Promise<void>;
  /** Waits until the device has what was typed. */
  stored(): Promise<void>;
  /** Closes while it may still be writing: nothing is shown any more. */
  close(): Promise<void>;
}

/** Opens a tab; it calls `onConflict` when it shows what another tab has typed. */
export type OpenTab = (onConflict: (others: Values) => void) => Promise<DraftTab>;

interface TabStep {
  at: number;
  action: 'type' | 'type without waiting' | 'forget' | 'keep own' | 'open again';
  subStep: SubStep;
  field: string;
}

/** What a user does in two tabs: much typing, and a little of all else. */
export const tabSteps = fc.array(
  fc.record<TabStep>({
    at: fc.nat(1),
    action: fc.constantFrom(
      'type',
      'type',
      'type',
      'type without waiting',
      'type without waiting',
      'forget',
      'keep own',
      'open again',
      'open again',
    ),
    subStep: fc.constantFrom(...SUB_STEPS, SUB_STEPS[0]),
    field: fc.constantFrom('name', 'phone'),
  }),
  { minLength: 8, maxLength: 16 },
);

/** Where the typed values are. */
interface Ledger {
  /** Typed, and neither replaced, saved nor discarded in a tab that showed them. */
  pending: Set<unknown>;
  /** Shown to the user as what another tab has typed. */
  reported: Set<unknown>;
}

/** A tab with what is on its screen. */
async function showTab(open: OpenTab, { pending, reported }: Ledger) {
  let isOpen = true;
  const tab = await open((others) => {
    if (isOpen) for (const value of Object.values(others)) reported.add(value);
  });
  const shown = new Map(SUB_STEPS.map((subStep) => [subStep, tab.found(subStep)]));
  const valuesOf = (subStep: SubStep) => Object.values(shown.get(subStep) ?? {});
  let notYetStored: unknown[] = [];

  const actions: Record<Exclude<TabStep['action'], 'open again'>, typeof type> = {
    async type(step, value) {
      await type(step, value);
      await stored();
    },
    'type without waiting': type,
    async forget({ subStep }) {
      for (const value of valuesOf(subStep)) pending.delete(value);
      if (shown.get(subStep) === undefined) return;
      shown.set(subStep, undefined);
      tab.change(subStep, null);
      await stored();
    },
    'keep own': ({ subStep }) => tab.keepOwn(subStep),
  };
  function type({ subStep, field }: TabStep, value: string): Promise<void> {
    const before = shown.get(subStep) ?? {};
    pending.delete(before[field]);
    pending.add(value);
    notYetStored.push(value);
    const values = { ...before, [field]: value };
    shown.set(subStep, values);
    tab.change(subStep, values);
    return Promise.resolve();
  }
  async function stored(): Promise<void> {
    await tab.stored();
    notYetStored = [];
  }
  return {
    actions,
    stored,
    values: () => SUB_STEPS.flatMap(valuesOf),
    async close() {
      isOpen = false;
      // What was typed in the last moment may be lost (D2).
      for (const value of notYetStored) pending.delete(value);
      await tab.close();
    },
  };
}

/**
 * Plays the steps in two tabs, closes both and opens the page once more. Returns the typed values
 * that are gone without a warning in one of the two, and of how many values they warned.
 */
export async function playTabs(
  open: OpenTab,
  steps: readonly TabStep[],
): Promise<{ lost: unknown[]; reportedCount: number }> {
  const ledger: Ledger = { pending: new Set(), reported: new Set() };
  const tabs = [await showTab(open, ledger), await showTab(open, ledger)];
  for (const [index, step] of steps.entries()) {
    const { at, action } = step;
    const tab = tabs[at];
    if (action !== 'open again') {
      await tab?.actions[action](step, `${at === 0 ? 'A' : 'B'}${index}`);
      continue;
    }
    await tab?.close();
    tabs[at] = await showTab(open, ledger);
  }
  for (const tab of tabs) {
    await tab.stored();
    await tab.close();
  }
  const last = await showTab(open, { pending: new Set(), reported: new Set() });
  const kept = last.values();
  await last.close();
  return {
    lost: [...ledger.pending].filter(
      (value) => !kept.includes(value) && !ledger.reported.has(value),
    ),
    reportedCount: ledger.reported.size,
  };
}
