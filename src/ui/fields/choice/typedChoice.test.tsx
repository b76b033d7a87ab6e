import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderField } from '@/testing/render/renderField';
import type { Option } from './choiceOf';
import { SelectField } from './SelectField';

const GENDERS = [
  { id: 1, name: 'Laki-laki' },
  { id: 2, name: 'Perempuan' },
];
const CITIES = [
  { id: 3273, name: 'Kota Bandung' },
  { id: 3578, name: 'Kota Surabaya' },
  { id: 3576, name: 'Kota Mojokerto' },
];
const MESSAGE = 'Pilih dari daftar';

const gender = () => screen.getByRole('combobox', { name: 'Jenis Kelamin' });

function renderGender(value: number | null = 1, isOptional = false) {
  const onSubmit = jest.fn();
  const field = (
    <SelectField name="gender" label="Jenis Kelamin" options={GENDERS} isOptional={isOptional} />
  );
  return { ...renderField(field, { gender: value }, undefined, onSubmit), onSubmit };
}

/** Types over the text of the field, and leaves it with Tab. */
async function typeAndLeave(user: ReturnType<typeof renderGender>['user'], text: string) {
  await user.clear(gender());
  await user.type(gender(), text);
  await user.tab();
}

test.each([
  ['in full', 'Perempuan'],
  ['in other letters, with spaces', '  perem PUAN '],
  ['until it is the only one left', 'per'],
])('a choice that is typed %s is taken when the field is left', async (_how, text) => {
  const { user, values, onSubmit } = renderGender();
  await typeAndLeave(user, text);
  expect(gender()).toHaveValue('Perempuan');
  expect(gender()).toBeValid();
  expect(values()).toEqual({ gender: 2 });
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(onSubmit).toHaveBeenCalledWith({ gender: 2 });
});

test('text that fits no option stays, with a message, and the form is not sent with the choice before', async () => {
  const { user, values, onSubmit } = renderGender();
  await typeAndLeave(user, 'Wanita');
  expect(gender()).toHaveValue('Wanita');
  expect(gender()).toBeInvalid();
  expect(gender()).toHaveAccessibleDescription(MESSAGE);
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(gender()).toHaveFocus();
  expect(gender()).toHaveValue('Wanita');
  expect(values()).toEqual({ gender: 1 });
});

test('the name of an option is chosen at once: the page may go without the field being left', async () => {
  const { user, values } = renderGender();
  await user.clear(gender());
  await user.type(gender(), 'perempua');
  expect(values()).toEqual({ gender: 1 });
  await user.type(gender(), 'n');
  expect(gender()).toHaveValue('perempuan');
  expect(gender()).toHaveFocus();
  expect(values()).toEqual({ gender: 2 });
});

test('the message goes while one types on, and comes again where several are left', async () => {
  const { user } = renderGender();
  await typeAndLeave(user, 'Wanita');
  await user.clear(gender());
  await user.type(gender(), 'l');
  expect(gender()).toBeValid();
  await user.clear(gender());
  await user.type(gender(), 'a');
  await user.tab();
  expect(gender()).toHaveValue('a');
  expect(gender()).toHaveAccessibleDescription(MESSAGE);
});

test('the choice before is restored by its name', async () => {
  const { user, onSubmit } = renderGender();
  await typeAndLeave(user, 'Wanita');
  await typeAndLeave(user, 'laki-laki');
  expect(gender()).toHaveValue('Laki-laki');
  expect(gender()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(onSubmit).toHaveBeenCalledWith({ gender: 1 });
});

test('the whole list is offered where the text fits no option, and the choice before can be chosen', async () => {
  const { user, values } = renderGender();
  await typeAndLeave(user, 'Wanita');
  await user.click(gender());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.click(screen.getByRole('option', { name: 'Laki-laki' }));
  expect(gender()).toHaveValue('Laki-laki');
  expect(gender()).toBeValid();
  expect(values()).toEqual({ gender: 1 });
});

test('emptying an optional field clears the choice when it is left, and not before', async () => {
  const { user, values, onSubmit } = renderGender(1, true);
  await user.clear(gender());
  expect(values()).toEqual({ gender: 1 });
  await user.tab();
  expect(values()).toEqual({ gender: null });
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(onSubmit).toHaveBeenCalledWith({ gender: null });
});

test.each([
  ['what fits none is refused', 'Wanita', null],
  ['what is the only one is sent', 'perempuan', 2],
])('Enter in the closed list: %s', async (_what, text, sent) => {
  const { user, onSubmit } = renderGender();
  await user.clear(gender());
  await user.type(gender(), `${text}{Escape}{Enter}`);
  expect(onSubmit.mock.calls).toEqual(sent === null ? [] : [[{ gender: sent }]]);
  expect(gender()).toHaveFocus();
  expect(gender().ariaInvalid).toBe(String(sent === null));
});

let arrive: (list: readonly Option[] | undefined) => void;

function CityField() {
  const [options, setOptions] = useState<readonly Option[] | undefined>(CITIES.slice(0, 1));
  useEffect(() => {
    arrive = setOptions;
  }, []);
  return <SelectField name="city" label="Kota" options={options} onRetry={() => undefined} />;
}

test('text stays while its list is away, and is judged by the list that comes', async () => {
  const onSubmit = jest.fn();
  const { user, values } = renderField(<CityField />, { city: null }, undefined, onSubmit);
  const city = () => screen.getByLabelText('Kota');
  await user.type(city(), 'mojo');
  await user.tab();
  expect(city()).toHaveAccessibleDescription(MESSAGE);
  act(() => arrive(undefined));
  expect(city()).toHaveValue('mojo');
  expect(city()).toHaveAccessibleDescription('Muat ulang pilihan, lalu pilih salah satu');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(onSubmit).not.toHaveBeenCalled();
  act(() => arrive(CITIES.slice(0, 2)));
  expect(city()).toHaveValue('mojo');
  expect(city()).toHaveAccessibleDescription(MESSAGE);
  act(() => arrive(CITIES));
  expect(city()).toHaveValue('Kota Mojokerto');
  expect(values()).toEqual({ city: 3576 });
});
