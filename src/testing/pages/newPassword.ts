import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mock } from '../mock/mock';
import { renderApp } from '../render/renderApp';

export const BORROWER = 'active.borrower@bos.test';
/** The endpoint for a new password. */
export const RESET = '/public/auth/reset-password';
/** A password that meets all rules. */
export const NEW = 'Sandi#Baru2027';

/** The field of the new password. */
export const field = () => screen.findByLabelText('Kata Sandi Baru');
/** The field that confirms it. */
export const confirmation = () => screen.getByLabelText('Konfirmasi Kata Sandi Baru');
/** The button that stores it. */
export const saveButton = () => screen.getByRole('button', { name: 'Simpan' });
/** A line of the list of password rules. */
export const rule = (text: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(text));
/** The link in a mail for a new password. */
export const link = async (name = BORROWER) =>
  `/change-password?token=${encodeURIComponent(await mock.token(name, 'reset'))}`;

/** Types a new password and its confirmation. */
export async function fill(user: UserEvent, password = NEW, confirmed = password) {
  await user.click(await field());
  await user.paste(password);
  await user.click(confirmation());
  await user.paste(confirmed);
}

/** Opens the link of a mail, fills in the form and submits it. */
export async function renew(path: string, signedInAs?: string) {
  const view = await renderApp(path, signedInAs);
  await fill(view.user);
  await view.user.click(saveButton());
  return view;
}
