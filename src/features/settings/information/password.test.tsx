import { act, screen, waitFor, within } from '@testing-library/react';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { confirmation, field, fill, NEW, saveButton } from '@/testing/pages/newPassword';
import { callsTo, watchPasswords } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';

const FUNDER = 'active.funder@bos.test';
const UPDATE = '/auth/update-password';
const OTHER = 'Rahasia#2028';

beforeEach(() => mock.reset());

const opener = () => screen.findByRole('button', { name: 'Ubah Kata Sandi' });
const old = () => screen.getByLabelText('Kata Sandi Lama');

async function open() {
  const view = await renderApp('/settings/information', FUNDER);
  await view.user.click(await opener());
  return view;
}

type View = Awaited<ReturnType<typeof renderApp>>;
type Typed = [oldPassword?: string, password?: string, confirmed?: string];

async function typeAndSave({ user }: View, ...[oldPassword = PASSWORD, ...typed]: Typed) {
  await user.click(old());
  await user.paste(oldPassword);
  await fill(user, ...typed);
  await user.click(saveButton());
}

async function change(...typed: Typed) {
  const view = await open();
  await typeAndSave(view, ...typed);
  return view;
}

const storedPassword = async () =>
  (await mock.db()).users.find(({ email }) => email === FUNDER)?.password;

test('the form opens at the old password, and names its fields for a password manager', async () => {
  await open();
  expect(old()).toHaveFocus();
  expect(old()).toHaveAttribute('autocomplete', 'current-password');
  expect(await field()).toHaveAttribute('autocomplete', 'new-password');
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
});

test('the password is changed with the old one, encrypted on the way, and the user stays', async () => {
  const passwords = watchPasswords();
  const { router } = await change();
  await waitFor(async () => expect(await opener()).toHaveFocus());
  expect(await screen.findByText('Kata sandi Anda sudah diganti')).toBeVisible();
  expect(passwords).toEqual([NEW]);
  const [call] = await callsTo(UPDATE);
  expect(Object.keys(call?.body as object).sort()).toEqual(['old_password', 'password']);
  expect(await storedPassword()).toBe(NEW);
  expect(router.state.location.pathname).toBe('/settings/information');
});

test('a wrong old password is refused at its field, which takes the focus; the rest is kept', async () => {
  const { user } = await change('Salah#2026x');
  await waitFor(() => expect(old()).toHaveAccessibleDescription(/Kata sandi lama tidak sesuai/));
  expect(old()).toHaveFocus();
  expect(await field()).toHaveValue(NEW);
  await user.clear(old());
  expect(old()).not.toHaveAccessibleDescription(/Kata sandi lama tidak sesuai/);
  await user.paste(PASSWORD);
  await user.click(saveButton());
  expect(await opener()).toBeVisible();
  expect(await storedPassword()).toBe(NEW);
});

test('nothing is sent while something is missing, weak or different', async () => {
  const { user } = await change('', 'lemah', 'lemas');
  expect(old()).toHaveAccessibleDescription(/Tidak boleh kosong/);
  expect(await field()).toHaveAccessibleDescription(/Kata sandi belum memenuhi semua syarat/);
  expect(confirmation()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(await opener()).toHaveFocus();
  expect(await callsTo(UPDATE)).toEqual([]);
});

test('a double click changes it once', async () => {
  const { user } = await open();
  await user.click(old());
  await user.paste(PASSWORD);
  await fill(user);
  const button = saveButton();
  act(() => {
    button.click();
    button.click();
  });
  expect(await opener()).toBeVisible();
  expect(await callsTo(UPDATE)).toHaveLength(1);
});

test('nobody cancels what is being sent: the answer says whether it is changed', async () => {
  await mock.addFault({ method: 'POST', path: `*${UPDATE}`, delay_ms: 400, times: 1 });
  await change();
  expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled();
  expect(await screen.findByText('Kata sandi Anda sudah diganti')).toBeVisible();
});

test.each([400, 401])(
  'N6: a session that is refused with %d is no wrong password, and says that it is over',
  async (status) => {
    const body = { code: status, error: 'Invalid JWT token' };
    await mock.addFault({ method: 'POST', path: `*${UPDATE}`, status, body, times: 1 });
    await change();
    const form = await screen.findByRole('region', { name: 'Kata Sandi' });
    expect(await within(form).findByText(/^Sesi anda sudah habis/)).toBeVisible();
    expect(within(form).queryByText(/JWT/)).not.toBeInTheDocument();
  },
);

test('a password that the browser cannot encrypt is not sent, and not changed', async () => {
  const encryptPassword = () => Promise.reject(new Error('no key'));
  const view = await renderApp('/settings/information', FUNDER, { encryptPassword });
  await view.user.click(await opener());
  await typeAndSave(view);
  expect(await screen.findByText('Kata sandi belum diganti')).toBeVisible();
  expect(await callsTo(UPDATE)).toEqual([]);
});

describe('a server that', () => {
  beforeEach(shortenTimeouts);

  test('fails leaves what was typed, and takes it next time', async () => {
    await mock.addFault({ method: 'POST', path: `*${UPDATE}`, status: 500, times: 1 });
    const { user } = await change();
    expect(await screen.findByText('Belum pasti kata sandi sudah diganti')).toBeVisible();
    expect(old()).toHaveValue(PASSWORD);
    await user.click(saveButton());
    expect(await opener()).toBeVisible();
  });

  test('C9: has changed it without a response is asked again in the same bytes, and says that it is changed', async () => {
    const lost = { method: 'POST', path: `*${UPDATE}`, times: 1, hang: true, is_applied: true };
    await mock.addFault(lost);
    const { user } = await change();
    expect(await screen.findByText('Belum pasti kata sandi sudah diganti')).toBeVisible();
    await user.click(saveButton());
    expect(await opener()).toBeVisible();
    const sent = await callsTo(UPDATE);
    expect(sent).toHaveLength(2);
    expect(await storedPassword()).toBe(NEW);
  });

  test.each([
    ['without a response', { hang: true }],
    ['with a server error', { status: 500 }],
  ])('has changed it %s, and then gets another one, says that it may have', async (_, fault) => {
    const path = `*${UPDATE}`;
    await mock.addFault({ method: 'POST', path, times: 1, is_applied: true, ...fault });
    const { user } = await change();
    expect(await screen.findByText('Belum pasti kata sandi sudah diganti')).toBeVisible();
    await user.clear(await field());
    await user.clear(confirmation());
    await fill(user, OTHER);
    await user.click(saveButton());
    await waitFor(() =>
      expect(old()).toHaveAccessibleDescription(/Kata sandi mungkin sudah diganti/),
    );
    await user.clear(old());
    await user.paste(NEW);
    await user.click(saveButton());
    expect(await opener()).toBeVisible();
    expect(await storedPassword()).toBe(OTHER);
  });
});

test('what fails while the user is asked about leaving is not left behind unseen', async () => {
  const { release } = holdResponses(UPDATE);
  const { router } = await change('Salah#2026x');
  await waitFor(async () => expect(await callsTo(UPDATE)).toHaveLength(1));
  await act(() => router.navigate('/settings/document'));
  await screen.findByRole('dialog', { name: 'Kata sandi sedang diganti' });
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(old()).toHaveAccessibleDescription(/Kata sandi lama tidak sesuai/);
  expect(router.state.location.pathname).toBe('/settings/information');
});

test('a user who leaves while the password is being sent is asked, until the result is there', async () => {
  const { release } = holdResponses(UPDATE);
  const { router } = await change();
  await waitFor(async () => expect(await callsTo(UPDATE)).toHaveLength(1));
  await act(() => router.navigate('/settings/document'));
  expect(await screen.findByRole('dialog', { name: 'Kata sandi sedang diganti' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/information');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/document'));
  expect(await storedPassword()).toBe(NEW);
});
