import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { individuNonPartnerMaximal as individu } from '../applications/individuNonPartnerMaximal';
import type { Action, Application } from '../applications/application';
import { act } from './formFiller';
import type { Problems } from './problems';

type Fault = Parameters<MockControl['addFault']>[0];

/** A call that saves; `*` in its path stands for an id. */
export interface SaveCall {
  method: string;
  path: string;
}

/** The call is executed, but its response is lost. */
export const LOST_RESPONSE: Partial<Fault> = { drop: true, is_applied: true };

/** The browser's messages about calls that meet a fault. */
export const allowFaults = (problems: Problems): void =>
  problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);

/** How many times a call has arrived, whatever its outcome. */
export async function arrived(mock: MockControl, { method, path }: SaveCall): Promise<number> {
  return (await callsOf(mock, { method, path })).length;
}

/** How many times a call was successful and its response was sent. */
export async function answered(mock: MockControl, call: SaveCall): Promise<number> {
  const calls = await callsOf(mock, call);
  return calls.filter(
    ({ outcome, status }) => outcome === 'answered' && status !== null && status < 300,
  ).length;
}

async function callsOf(mock: MockControl, { method, path }: SaveCall) {
  const pattern = new RegExp(`^${path.replace('*', '[^/]+')}$`);
  const calls = await mock.calls();
  return calls.filter((call) => call.method === method && pattern.test(call.path));
}

/** The page's message about a failed save; it must be announced to screen readers. */
export const saveProblem = (page: Page) =>
  page
    .locator('main')
    .locator('[role=alert], [role=status]')
    .filter({ hasText: /belum tersimpan|Isian Anda aman/i })
    .first();

/** Does the actions of a sub-step up to its first save, which is left to the journey. */
export async function fillUnsaved(page: Page, at: string): Promise<void> {
  for (const action of untilSave(individu, at).actions) await act(page, action);
}

/** The actions of a sub-step up to its first save, and the button of that save. */
export function untilSave(application: Application, at: string) {
  const step = application.steps.find((each) => each.at === at);
  if (step === undefined) throw new Error(`The application has no ${at}`);
  const actions: Action[] = [];
  for (const action of step.actions) {
    if ('press' in action && action.press.startsWith('Simpan'))
      return { actions, save: action.press };
    actions.push(action);
  }
  return { actions, save: 'Simpan & Lanjutkan' };
}
