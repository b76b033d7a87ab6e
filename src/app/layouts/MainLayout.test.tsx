import { screen, within } from '@testing-library/react';
import { setViewportWidth } from '@/testing/environment/viewport';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

beforeEach(() => mock.reset());
afterEach(() => setViewportWidth(1024));

const account = () => screen.findByRole('group', { name: /^(Akun Anda|Your account)$/ });

test.each([
  ['active.borrower', '/borrower/notification', 'Peminjam', 'Borrower'],
  ['active.funder', '/funder/notification', 'Pendana', 'Funder'],
  ['active.partner', '/notification', 'Partner', 'Partner'],
])('the menu names the role of %s', async (name, path, role, inEnglish) => {
  const { user } = await renderApp(path, `${name}@bos.test`);
  expect(await within(await account()).findByText(role)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await within(await account()).findByText(inEnglish)).toBeVisible();
});

test('the menu of a small screen has the notifications and how many are unread', async () => {
  setViewportWidth(360);
  const { user } = await renderApp('/funder/notification', 'active.funder@bos.test');
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }));
  expect(await menu.findByRole('link', { name: /^Notifikasi \d+ belum dibaca$/ })).toBeVisible();
});

test('with the flag the partner is called Trade Checking, in the words of each language', async () => {
  await mock.setFlags({ 'trade-checking-label': true });
  const { user } = await renderApp('/notification', 'active.partner@bos.test');
  expect(await within(await account()).findByText('Pihak Trade Checking')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await within(await account()).findByText('Trade Checking')).toBeVisible();
  expect(screen.queryByText('Partner')).not.toBeInTheDocument();
});

test('the flag renames no other role, and is heard on the terms too', async () => {
  await mock.setFlags({ 'trade-checking-label': true });
  await renderApp('/terms-and-condition', 'terms@bos.test');
  expect(await within(await account()).findByText('Pendana')).toBeVisible();
});
