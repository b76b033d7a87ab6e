import { configure, screen, within } from '@testing-library/react';
import { memoryNewPasswordToken } from '@/testing/store/memoryPorts';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo, fillLogin, loginPage } from '@/testing/pages/signInPages';
import {
  BORROWER,
  field,
  fill,
  link,
  NEW,
  renew,
  RESET,
  saveButton,
} from '@/testing/pages/newPassword';

beforeEach(() => mock.reset());

describe('the link to a new password', () => {
  test('leads to a new password and to sign-in, where the new one counts and the old no more', async () => {
    const { user, router } = await renew(await link());
    await loginPage();
    expect(await screen.findByText('Kata sandi tersimpan')).toBeVisible();
    expect(screen.getByText('Silakan masuk dengan kata sandi baru Anda.')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    expect(screen.queryByText('Token not found')).not.toBeInTheDocument();

    await fillLogin(user, BORROWER, PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByText('Email atau kata sandi salah.')).toBeVisible();
    await user.clear(screen.getByLabelText('Kata Sandi'));
    await user.type(screen.getByLabelText('Kata Sandi'), NEW);
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  });

  test('E7: leaves the address at once, and the rest of the query stays to the end', async () => {
    const view = await renderApp(`${await link()}&from=back-office`);
    await field();
    expect(view.router.state.location).toMatchObject({
      pathname: '/change-password',
      search: '?from=back-office',
    });
    expect(screen.getByRole('link', { name: 'Kembali ke halaman masuk' })).toHaveAttribute(
      'href',
      '/login?from=back-office',
    );
  });

  test('C6: sends one request for two clicks, also where React mounts the page twice', async () => {
    configure({ reactStrictMode: true });
    try {
      const { user } = await renderApp(await link());
      await fill(user);
      await settle(() => {
        saveButton().click();
        saveButton().click();
      });
      await loginPage();
      await untilResponses();
      expect(await callsTo(RESET)).toHaveLength(1);
    } finally {
      configure({ reactStrictMode: false });
    }
  });

  test('C6: asks the server nothing when it is opened or the page is loaded again', async () => {
    const token = await mock.token(BORROWER, 'reset');
    const newPasswordToken = memoryNewPasswordToken();
    const { unmount } = await renderApp(`/change-password?token=${token}`, undefined, {
      newPasswordToken,
    });
    await field();
    unmount();
    const { user } = await renderApp('/change-password', undefined, { newPasswordToken });
    await field();
    expect(await callsTo(RESET)).toEqual([]);
    await fill(user);
    await user.click(saveButton());
    await loginPage();
    expect(newPasswordToken.read()).toBeNull();
  });

  test.each(['used', 'unknown'])('C6: that is %s says so, and how to get another', async (kind) => {
    const path = kind === 'used' ? await link() : '/change-password?token=abc&from=back-office';
    if (kind === 'used') {
      const { unmount } = await renew(path);
      await loginPage();
      unmount();
    }
    const { user } = await renew(path);
    expect(
      await screen.findByRole('heading', { name: 'Tautan ini tidak berlaku lagi', level: 1 }),
    ).toHaveFocus();
    expect(screen.getByText('Token not found')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Coba masuk dengan kata sandi itu/)).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Minta tautan baru' }));
    expect(await screen.findByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible();
  });
});
