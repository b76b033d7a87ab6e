import { act, screen, waitFor } from '@testing-library/react';
import { nextPosition } from '@/domain/onboarding/progress';
import { positionPath } from '@/domain/onboarding/visibleSteps';
import { FACTS, type SubStepCase } from './everySubStep';
import { inIndonesian } from '../oracle/inIndonesian';
import { mock } from '../mock/mock';
import { renderApp } from '../render/renderApp';

/** Calls that do not change the application. */
const BESIDE = /log-activity|identification-check/;

export type App = Awaited<ReturnType<typeof renderApp>>;

export const saveButton = () => screen.findByRole('button', { name: 'Simpan & Lanjutkan' });

export interface Write {
  method: string;
  path: string;
}

/** The writes that the page has sent since an earlier `callCount`, in order. */
export const writesSince = (since: number): Promise<Write[]> =>
  waitFor(async () =>
    (await mock.calls())
      .slice(since)
      .filter(({ method, path }) => method !== 'GET' && !BESIDE.test(path))
      .map(({ method, path }) => ({ method, path })),
  );

/** The number of calls that the mock has seen so far. */
export const callCount = async (): Promise<number> => (await waitFor(() => mock.calls())).length;

/** Opens a sub-step as its user. */
export async function openSubStep(
  { path, email }: SubStepCase,
  more: Parameters<typeof renderApp>[2] = {},
): Promise<App> {
  const view = await renderApp(path, email, more);
  await saveButton();
  return view;
}

/** Returns to the sub-step after a save has led to the next one. */
export async function comeBack({ router }: App, { path }: SubStepCase): Promise<HTMLElement> {
  await act(() => router.navigate(path));
  return saveButton();
}

/** Expects that the save was successful and the next sub-step is on the screen. */
export async function expectGoneOn(
  { router }: App,
  { flow, position }: SubStepCase,
): Promise<void> {
  const next = nextPosition(flow, FACTS, position.subStep.id);
  if (next === null) throw new Error(`Nothing comes after ${position.subStep.id}`);
  await waitFor(() => expect(router.state.location.pathname).toBe(positionPath(flow, next)));
  await screen.findByRole('heading', { name: inIndonesian(next.subStep.titleKey), level: 1 });
}
