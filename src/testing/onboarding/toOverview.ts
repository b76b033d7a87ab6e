import { act, screen, waitFor } from '@testing-library/react';
import { untilResponses } from '../mock/untilResponses';
import type { App } from './saves';

/** Leaves for the overview by its link, and confirms where the page asks. */
export async function toOverview({ user }: App): Promise<void> {
  await user.click(screen.getAllByRole('link', { name: 'Daftar langkah' })[0] as HTMLElement);
  await waitFor(async () => {
    const leave = screen.queryByRole('button', { name: /^Pergi/ });
    if (leave) await user.click(leave);
    screen.getByRole('heading', { name: 'Pengajuan Anda', level: 1 });
  });
}

/** Expects that what happens now moves the user to no other page and shows no message. */
export async function expectUnseen({ router, toasts }: App, happen: () => void): Promise<void> {
  const { key } = router.state.location;
  act(happen);
  await untilResponses();
  expect(router.state.location.key).toBe(key);
  expect(toasts.read()).toEqual([]);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(/./),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}
