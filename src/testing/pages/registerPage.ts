import { screen } from '@testing-library/react';
import { PASSWORD } from '../mock/mock';
import { renderApp } from '../render/renderApp';

/** Nobody has an account with this address. */
export const NEW_EMAIL = 'baru@bos.test';
export const REGISTRATION = '/public/auth/registration';

type View = Awaited<ReturnType<typeof renderApp>>;
type Typed = { type?: string; email?: string; password?: string; confirmation?: string };

/** The parts of the registration page, by their names. */
export const registerPage = {
  email: () => screen.findByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Kata Sandi'),
  confirmation: () => screen.getByLabelText('Konfirmasi Kata Sandi'),
  button: () => screen.getByRole('button', { name: 'Daftar' }),
  /** The dialog that follows a registration. */
  mailbox: () => screen.findByRole('dialog', { name: 'Periksa email Anda' }),
};

/** Fills in the registration form, without sending it. */
export async function fillRegistration({ user }: View, typed: Typed = {}): Promise<void> {
  const { type = 'Individu', email = NEW_EMAIL, password = PASSWORD } = typed;
  await user.click(await screen.findByRole('radio', { name: type }));
  await user.click(await registerPage.email());
  await user.paste(email);
  await user.click(registerPage.password());
  await user.paste(password);
  await user.click(registerPage.confirmation());
  await user.paste(typed.confirmation ?? password);
}

/** The registration page of a funder, filled in and sent. */
export async function sendRegistration(typed: Typed = {}): Promise<View> {
  const view = await renderApp('/register/funder');
  await fillRegistration(view, typed);
  await view.user.click(registerPage.button());
  return view;
}
