import { screen, waitFor, within } from '@testing-library/react';
import type { arriveAtCode } from './signInPages';

/** The button that sends the code again. */
export const resendButton = () => screen.findByRole('button', { name: 'Kirim Ulang Kode' });
/** Waits until the button is enabled. */
export const untilFree = () => waitFor(async () => expect(await resendButton()).toBeEnabled());

/** The wait that the page shows, in whole seconds. */
export const shownWait = async (): Promise<number> => {
  const text = (await screen.findByText(/^Kirim ulang tersedia dalam/)).textContent;
  const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

type Arrived = Awaited<ReturnType<typeof arriveAtCode>>;

/** Opens the dialog that asks for the channel of another code. */
export async function openChooser({ user }: Pick<Arrived, 'user'>) {
  await user.click(await resendButton());
  return screen.findByRole('dialog', { name: 'Kirim ulang kode lewat' });
}

/** Requests another code by a channel. */
export async function resend(arrived: Pick<Arrived, 'user'>, channel: 'SMS' | 'Email') {
  const dialog = within(await openChooser(arrived));
  await arrived.user.click(dialog.getByRole('radio', { name: channel }));
  await arrived.user.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
