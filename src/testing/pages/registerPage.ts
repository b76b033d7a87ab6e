import { screen } from '@testing-library/react';
import { PASSWORD } from '../mock/mock';
import { renderApp } from '../render/renderApp';

/** No account has this address. */
export const NEW_EMAIL = 'baru@bos.test';
export const REGISTRATION = '/public/auth/registration';

type View = Awaited<ReturnType<typeof renderApp>>;
type Typed = { type?: string; email?: string; password?: string; confirmation?: string };

/** The fields and buttons of the registration page. */
export const registerPage = {
  email: () => screen.findByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Kata Sandi'),
  confirmation: () => screen.getByLabelText('Konfirmasi Kata Sandi'),
  button: () => screen.getByRole('button', { name: 'Daftar' }),
  /** The dialog after a registration. */
  mailbox: () => screen.findByRole('dialog', { name: 'Periksa email Anda' }),
};

/** Fills in the registration form, without submitting it. */
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

/** Opens the registration page of a funder, fills it in and submits it. */
export async function sendRegistration(typed: Typed = {}): Promise<View> {
  const view = await renderApp('/register/funder');
  await fillRegistration(view, typed);
  await view.user.click(registerPage.button());
  return view;
}
