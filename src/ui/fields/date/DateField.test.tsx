import { screen } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { DateField } from './DateField';

const birthDate = () => screen.getByLabelText<HTMLInputElement>('Tanggal Lahir');

const renderDate = (value = '') =>
  renderField(<DateField name="birthDate" label="Tanggal Lahir" startsWith="year" />, {
    birthDate: value,
  });

test('a stored day is shown as people write it', () => {
  renderDate('1990-05-12');
  expect(birthDate()).toHaveValue('12/05/1990');
});

test('a day is typed without its slashes', async () => {
  const { user, values } = renderDate();
  await user.type(birthDate(), '12051990');
  expect(birthDate()).toHaveValue('12/05/1990');
  expect(values()).toEqual({ birthDate: '1990-05-12' });
});

test('a pasted day is read, however it is written', async () => {
  const { user, values } = renderDate();
  await user.click(birthDate());
  await user.paste(' 12 Mei 1990 ');
  expect(birthDate()).toHaveValue('12/05/1990');
  expect(values()).toEqual({ birthDate: '1990-05-12' });
});

test('a day that is not in the calendar stays as it was typed, for the rules to judge', async () => {
  const { user, values } = renderDate();
  await user.type(birthDate(), '31022000');
  await user.tab();
  expect(values()).toEqual({ birthDate: '31/02/2000' });
});

test('a date written short is completed when the field is left', async () => {
  const { user, values } = renderDate('1/5/1990');
  await user.click(birthDate());
  await user.tab();
  expect(values()).toEqual({ birthDate: '1990-05-01' });
});

test('a mistake is corrected with the backspace key, slashes included', async () => {
  const { user, values } = renderDate();
  await user.type(birthDate(), '1206{Backspace}{Backspace}{Backspace}05/1990');
  expect(values()).toEqual({ birthDate: '1990-05-12' });
});

test('a day is chosen from the calendar, and the focus comes back to its button', async () => {
  const { user, values } = renderField(
    <DateField name="birthDate" label="Tanggal" min="2026-11-01" max="2026-11-30" />,
    { birthDate: '2026-11-10' },
  );
  const opener = screen.getByRole('button', { name: 'Buka kalender' });
  await user.click(opener);
  const calendar = await screen.findByRole('dialog', { name: 'Tanggal' });
  expect(calendar).toHaveTextContent('November 2026');
  await user.click(screen.getByRole('gridcell', { name: '12' }));
  expect(values()).toEqual({ birthDate: '2026-11-12' });
  expect(opener).toHaveFocus();
});

test('the label names the one field, and not its calendar button too', () => {
  renderDate();
  expect(screen.getAllByLabelText(/Tanggal Lahir/)).toEqual([birthDate()]);
});
