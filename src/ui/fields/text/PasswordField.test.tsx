import { screen } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { PasswordField } from './PasswordField';

test('a password is hidden until it is asked for, and can be pasted', async () => {
  const { user, values } = renderField(
    <PasswordField name="password" label="Kata Sandi" autoComplete="current-password" />,
    { password: '' },
  );
  const password = screen.getByLabelText('Kata Sandi');
  await user.click(password);
  await user.paste('Rahasia#2026');
  expect(values()).toEqual({ password: 'Rahasia#2026' });
  expect(password).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Tampilkan sandi' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Sembunyikan sandi' }));
  expect(password).toHaveAttribute('type', 'password');
});
