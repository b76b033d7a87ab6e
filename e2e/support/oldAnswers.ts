import { expect, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { act } from './formFiller';
import type { Action } from '../applications/application';
import { addressOf } from './signIn';
import { readStored, type StoredPerson } from './stored';

/** A sub-step with values of an older version. */
export interface OldSubStep {
  at: string;
  heading: string;
  /** The labels and values of its fields. */
  shown: readonly (readonly [label: string, value: string])[];
  /** The only problems that the current rules report. */
  wrong: readonly string[];
  /** Corrects what is wrong, and changes one more value. */
  actions: readonly Action[];
  /** The expected changes of the stored data, by path. */
  changes: Readonly<Record<string, unknown>>;
}

/**
 * All stored data that forms write; the log, the step and the list of files grow with every save.
 */
async function storedValuesOf(mock: MockControl, name: string) {
  const {
    user,
    onboarding_step: _step,
    activities: _log,
    files: _files,
    ...records
  } = await readStored(mock, addressOf(name));
  return { user, ...records } satisfies Partial<StoredPerson>;
}

/** A copy in which the values at these paths are replaced. */
function changed<Whole extends object>(whole: Whole, changes: OldSubStep['changes']): Whole {
  const copy = structuredClone(whole);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Record<string, unknown>>(
      (record, key) => record[key] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
    holder[last] = value;
  }
  return copy;
}

/**
 * Opens a sub-step and checks its old values. A rejected save sends nothing; a successful one
 * changes what was typed and nothing else.
 */
export async function reviseOldValues(
  page: Page,
  mock: MockControl,
  [name, base]: readonly [name: string, base: string],
  step: OldSubStep,
): Promise<void> {
  const before = await storedValuesOf(mock, name);
  await page.goto(`/bos${base}/${step.at}`);
  await expect(page.getByRole('heading', { name: step.heading, level: 1 })).toBeVisible();
  for (const [label, value] of step.shown)
    await expect(page.getByLabel(label, { exact: true }).first(), label).toHaveValue(value);

  if (step.wrong.length > 0) {
    await act(page, { press: 'Simpan & Lanjutkan' });
    const links = page.getByRole('region', { name: /isian perlu diperbaiki$/ }).getByRole('link');
    await expect(links).toHaveText([...step.wrong]);
    expect(await storedValuesOf(mock, name), 'after a save that was refused').toEqual(before);
  }

  for (const action of step.actions) await act(page, action);
  await act(page, { press: 'Simpan & Lanjutkan' });
  await expect(page).not.toHaveURL(new RegExp(`/${step.at}$`));
  expect(await storedValuesOf(mock, name), step.at).toEqual(changed(before, step.changes));
}
