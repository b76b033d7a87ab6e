import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderField } from '@/testing/render/renderField';
import { messageRef } from '@/primitives/messageRef';
import type { FormErrors } from '../../forms/formErrors';
import { SelectField } from './SelectField';

const RELIGIONS = [
  { id: 1, name: 'Islam' },
  { id: 2, name: 'Kristen' },
  { id: 3, name: 'Hindu' },
];
const BANKS = [
  'BCA',
  'Mandiri',
  'BNI',
  'BRI',
  'BTN',
  'CIMB Niaga',
  'Danamon',
  'Permata',
  'Panin',
].map((name, index) => ({ id: index + 1, name: `Bank ${name}` }));

const religion = () => screen.getByRole('combobox', { name: 'Agama' });

const renderReligion = (value: number | null = null) =>
  renderField(<SelectField name="religion" label="Agama" options={RELIGIONS} />, {
    religion: value,
  });

test('an option is chosen with the arrow keys alone', async () => {
  const { user, values } = renderReligion();
  await user.tab();
  expect(religion()).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(values()).toEqual({ religion: 2 });
  expect(religion()).toHaveValue('Kristen');
});

test('choosing with Enter does not send the form', async () => {
  const { user, values } = renderField(
    <SelectField name="religion" label="Agama" options={RELIGIONS} />,
    { religion: null as number | null },
    ({ religion: chosen }): FormErrors =>
      chosen === null ? { religion: messageRef('validation.required') } : {},
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(values()).toEqual({ religion: 1 });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a long list is searched by typing', async () => {
  const { user, values } = renderField(<SelectField name="bank" label="Bank" options={BANKS} />, {
    bank: null,
  });
  const bank = screen.getByRole('combobox', { name: 'Bank' });
  // As it is pasted.
  await user.type(bank, ' niaga ');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(values()).toEqual({ bank: 6 });
});

test('text that matches no option shows a message', async () => {
  const { user } = renderReligion(1);
  await user.clear(religion());
  await user.type(religion(), 'Zzz');
  expect(screen.getByText('Tidak ada pilihan yang cocok')).toBeVisible();
});

test('Escape closes the list and leaves the choice', async () => {
  const { user, values } = renderReligion(2);
  await user.click(religion());
  expect(screen.getByRole('option', { name: 'Kristen', selected: true })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(values()).toEqual({ religion: 2 });
});

test('a short list calls up no keyboard on a phone, a long one does', () => {
  renderField(
    <>
      <SelectField name="religion" label="Agama" options={RELIGIONS} />
      <SelectField name="bank" label="Bank" options={BANKS} />
    </>,
    { religion: null, bank: null },
  );
  expect(religion()).toHaveAttribute('inputmode', 'none');
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveAttribute('inputmode', 'text');
});

test('an id that is not in the list is kept under a neutral name', () => {
  const { values } = renderReligion(99);
  expect(religion()).toHaveValue('Pilihan tidak dikenal');
  expect(values()).toEqual({ religion: 99 });
});

test('a list that could not be had can be asked for again', async () => {
  const retry = jest.fn();
  const { user } = renderField(
    <SelectField name="city" label="Kota" options={undefined} onRetry={retry} />,
    { city: null },
  );
  await user.click(screen.getByRole('button', { name: 'Muat ulang pilihan' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['required', false, 'Muat ulang pilihan, lalu pilih salah satu'],
  ['optional', true, null],
])(
  'a save shows why a %s field is empty whose list could not be loaded',
  async (_, isOptional, description) => {
    const onSubmit = jest.fn();
    const city = (
      <SelectField
        name="city"
        label="Kota"
        isOptional={isOptional}
        options={undefined}
        onRetry={jest.fn()}
      />
    );
    const { user } = renderField(city, { city: null }, undefined, onSubmit);
    await user.click(screen.getByLabelText('Kota'));
    await user.tab();
    expect(screen.getByLabelText('Kota')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    if (description === null) expect(onSubmit).toHaveBeenCalledWith({ city: null });
    else expect(screen.getByLabelText('Kota')).toHaveAccessibleDescription(description);
  },
);

/** A list that fails until it is there; each answer is given by hand. */
function CityField() {
  const [state, setState] = useState<'failed' | 'loading' | 'there'>('failed');
  return (
    <>
      <SelectField
        name="city"
        label="Kota"
        options={state === 'there' ? [{ id: 3174, name: 'Jakarta Selatan' }] : undefined}
        onRetry={state === 'failed' ? () => setState('loading') : undefined}
      />
      <button type="button" onClick={() => setState('failed')}>
        Gagal
      </button>
      <button type="button" onClick={() => setState('there')}>
        Datang
      </button>
    </>
  );
}

describe('A3: another try for a list', () => {
  const retry = () => screen.getByRole('button', { name: 'Muat ulang pilihan' });
  /** It comes by itself: nobody clicks for it. */
  const happens = (name: string) => {
    const button = screen.getByRole('button', { name });
    act(() => button.click());
  };

  test('leaves the focus on its button while the list fails again', async () => {
    const { user } = renderField(<CityField />, { city: null });
    await user.click(retry());
    expect(retry()).toHaveFocus();
    happens('Gagal');
    expect(retry()).toHaveFocus();
    await user.click(retry());
    expect(retry()).toHaveFocus();
  });

  test('takes the focus to the field once the list is there', async () => {
    const { user } = renderField(<CityField />, { city: null });
    await user.click(retry());
    happens('Datang');
    expect(screen.getByRole('combobox', { name: 'Kota' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Muat ulang pilihan' })).not.toBeInTheDocument();
  });

  test('leaves the focus where the user has moved it meanwhile', async () => {
    const { user } = renderField(<CityField />, { city: null });
    await user.click(retry());
    await user.click(screen.getByRole('button', { name: 'Datang' }));
    expect(screen.getByRole('button', { name: 'Datang' })).toHaveFocus();
  });
});

test('a choice whose list could not be had is seen to be there still', () => {
  const { values } = renderField(
    <SelectField name="city" label="Kota" options={undefined} onRetry={jest.fn()} />,
    { city: 3174 },
  );
  expect(screen.getByLabelText('Kota')).toHaveValue('Sudah dipilih');
  expect(values()).toEqual({ city: 3174 });
});
