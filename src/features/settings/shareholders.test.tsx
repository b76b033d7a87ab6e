import { screen, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

const COMPANY = 'active.corporate@bos.test';

beforeEach(() => mock.reset());

const open = async (email: string) => {
  const view = await renderApp('/settings/shareholder', email);
  await screen.findByRole('heading', { level: 1, name: 'Pengurus/Pemegang Saham' });
  return view;
};

test.each([COMPANY, 'active.funder.corporate@bos.test', 'active.partner@bos.test'])(
  '%s sees everybody with the total of the ownership, and can change nothing',
  async (email) => {
    await open(email);
    const list = within(
      await screen.findByRole('region', { name: 'Daftar orang dan badan usaha' }),
    );
    const { users, shareholders } = await mock.db();
    const userId = users.find((user) => user.email === email)?.id;
    const own = shareholders.filter(({ user_id: id }) => id === userId);
    expect(own.length).toBeGreaterThan(0);
    for (const { name } of own) expect((await list.findAllByText(name))[0]).toBeVisible();
    expect(screen.getByText('Total kepemilikan')).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const name of [/^Tambah/, /^Ubah/, /^Hapus/])
      expect(main.queryByRole('button', { name })).not.toBeInTheDocument();
  },
);

test('a company without anybody is shown that, with whom to ask', async () => {
  await mock.addFault({
    method: 'GET',
    path: '*/user/shareholder/all',
    status: 200,
    body: { code: 200, message: 'OK', data: [] },
  });
  await open(COMPANY);
  expect(await screen.findByText('Belum ada pengurus atau pemegang saham')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'bantuan@bos.test' })).toBeVisible();
});
