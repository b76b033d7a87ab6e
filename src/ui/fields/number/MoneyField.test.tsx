import { act, screen } from '@testing-library/react';
import { renderField } from '@/testing/render/renderField';
import { DigitsField } from './DigitsField';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';
import { PhoneField } from './PhoneField';

const income = () => screen.getByLabelText<HTMLInputElement>('Penghasilan');

function renderMoney(value = '') {
  return renderField(<MoneyField name="income" label="Penghasilan" />, { income: value });
}

test('thousands are grouped while one types, and the value is plain digits', async () => {
  const { user, values } = renderMoney();
  await user.type(income(), '12500000');
  expect(income()).toHaveValue('12.500.000');
  expect(values()).toEqual({ income: '12500000' });
});

test('an amount that the server holds with decimals keeps its size on screen', () => {
  renderMoney('12500000.5');
  expect(income()).toHaveValue('12.500.000,5');
});

test.each([
  ['12500000,5', '12500000,5', '12.500.000,5'],
  ['1.000,50', '1000,50', '1.000,50'],
  ['-5', '-5', '-5'],
])('%s typed keeps its size, for the rule to refuse', async (text, value, shown) => {
  const { user, values } = renderMoney();
  await user.type(income(), text);
  expect(values()).toEqual({ income: value });
  expect(income()).toHaveValue(shown);
});

test('a digit typed in the middle leaves the caret behind it', async () => {
  const { user } = renderMoney('12500000');
  await user.type(income(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(income()).toHaveValue('129.500.000');
  expect(income().selectionStart).toBe(3);
  await user.keyboard('8');
  expect(income()).toHaveValue('1.298.500.000');
  expect(income().selectionStart).toBe(5);
});

test('backspace behind a mark takes the digit before it', async () => {
  const { user } = renderMoney('12500');
  income().focus();
  income().setSelectionRange(3, 3);
  await user.keyboard('{Backspace}');
  expect(income()).toHaveValue('1.500');
  expect(income().selectionStart).toBe(1);
});

test('a letter changes nothing, not even the place of the caret', async () => {
  const { user, values } = renderMoney('12500');
  await user.type(income(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(income()).toHaveValue('12.500');
  expect(income().selectionStart).toBe(2);
  expect(values()).toEqual({ income: '12500' });
});

test('a pasted amount becomes plain digits', async () => {
  const { user, values } = renderMoney();
  await user.click(income());
  await user.paste('Rp 12.500.000,00');
  expect(values()).toEqual({ income: '12500000' });
});

test('in English the mark between thousands is a comma', async () => {
  const { texts } = renderMoney('12500');
  await act(async () => {
    await texts.setLanguage('en');
  });
  expect(income()).toHaveValue('12,500');
});

test('zeros at the front of an amount or a count are left out', async () => {
  const { user, values } = renderField(<NumberField name="months" label="Lama" suffix="bulan" />, {
    months: '',
  });
  await user.type(screen.getByLabelText('Lama'), '007');
  expect(values()).toEqual({ months: '7' });
});

test('a pasted NPWP is reduced to its digits', async () => {
  const { user, values } = renderField(<DigitsField name="npwp" label="NPWP" />, { npwp: '' });
  await user.click(screen.getByLabelText('NPWP'));
  await user.paste('12.345.678.9-012.345');
  expect(values()).toEqual({ npwp: '123456789012345' });
});

test('a telephone number may be pasted as it is written', async () => {
  const { user, values } = renderField(<PhoneField name="phone" label="Telepon" />, { phone: '' });
  await user.click(screen.getByLabelText('Telepon'));
  await user.paste('+62 (812) 3456-7890');
  expect(values()).toEqual({ phone: '6281234567890' });
});
