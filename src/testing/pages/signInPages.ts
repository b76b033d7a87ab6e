import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { decryptPassword } from '../../../mock-server/rules/password';
import { mock, PASSWORD } from '../mock/mock';
import { renderApp } from '../render/renderApp';

/** The mock's calls whose path ends with this: `callsTo('/auth/login')`. */
export const callsTo = async (end: string) =>
  (await mock.calls()).filter(({ path }) => path.endsWith(end));

/**
 * Waits for the login page. The address alone is no sign of it: the router changes it slightly
 * before the previous page disappears.
 */
export const loginPage = () => screen.findByRole('heading', { name: 'Masuk ke BOS', level: 1 });

/** Fills in the login form, without submitting it. */
export async function fillLogin(
  user: UserEvent,
  email: string,
  password: string = PASSWORD,
): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText('Kata Sandi'), password);
}

/** Opens the login page, fills it in and submits it. */
export async function sendLogin(
  email: string,
  password: string = PASSWORD,
  more: Parameters<typeof renderApp>[2] = {},
) {
  const view = await renderApp('/login', undefined, more);
  await fillLogin(view.user, email, password);
  await view.user.click(screen.getByRole('button', { name: 'Masuk' }));
  return view;
}

/** Records the passwords that arrive at the server from now on, decrypted as the server does it. */
export function watchPasswords(): (string | null)[] {
  const passwords: (string | null)[] = [];
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof init?.body === 'string' && init.body.includes('"password"')) {
      const { password } = JSON.parse(init.body) as { password: string };
      passwords.push(decryptPassword(password));
    }
    return realFetch(input, init);
  });
  return passwords;
}

/** Rejects every login, and records its credentials, decrypted. */
export function refuseCredentials(): { email: string | undefined; password: string | null }[] {
  const seen: { email: string | undefined; password: string | null }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => {
    if (typeof init?.body === 'string') {
      const { email, password } = JSON.parse(init.body) as { email?: string; password?: string };
      seen.push({ email, password: password === undefined ? null : decryptPassword(password) });
    }
    const refused = { code: 401, error: 'Email or password is wrong' };
    return Promise.resolve(new Response(JSON.stringify(refused), { status: 401 }));
  });
  return seen;
}

/** A user who has signed in as far as the page of the one-time code. */
export async function arriveAtCode(
  email: string,
  more: Parameters<typeof renderApp>[2] = {},
): Promise<Awaited<ReturnType<typeof renderApp>> & { code: HTMLElement; userId: string }> {
  const app = await sendLogin(email, PASSWORD, more);
  const code = await screen.findByRole('textbox', { name: 'Kode OTP' });
  const userId = app.router.state.location.pathname.split('/').at(-1) ?? '';
  return { ...app, code, userId };
}

/** A code that differs from this one. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');
