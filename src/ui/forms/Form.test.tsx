import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '@/testing/renderPart';
import { settle } from '@/testing/settle';
import { Fieldset } from '../content/Fieldset';
import { TextField } from '../fields/TextField';
import { YesNoField } from '../fields/YesNoField';
import { Form } from './Form';
import type { FormErrors } from './formErrors';
import { PlainForm } from './PlainForm';
import { SubmitButton } from './SubmitButton';
import { useFormValue } from './useFormValue';

type Values = { name: string; city: string; isMarried: boolean | null };

const EMPTY: Values = { name: '', city: '', isMarried: null };

const needAll = (values: Values): FormErrors => ({
  ...(values.name === '' && { name: 'validation.required' }),
  ...(values.city === '' && { city: 'validation.required' }),
  ...(values.isMarried === null && { isMarried: 'validation.required' }),
});

const needName = ({ name }: { name: string }): FormErrors =>
  name === '' ? { name: 'validation.required' } : {};

const needBoth = (): FormErrors => ({ name: 'validation.required', city: 'validation.required' });

function Fields() {
  return (
    <>
      <TextField name="name" label="Nama" />
      <TextField name="city" label="Kota" />
      <YesNoField name="isMarried" label="Menikah" />
      <SubmitButton>Simpan</SubmitButton>
    </>
  );
}

const submitButton = () => screen.getByRole('button', { name: 'Simpan' });

test('two clicks in one moment send the form once', async () => {
  let finish = () => undefined as undefined | void;
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  renderPart(
    <Form initialValues={EMPTY} onSubmit={send}>
      <Fields />
    </Form>,
  );
  // Both events in one tick, before React can render anything in between.
  act(() => {
    submitButton().click();
    submitButton().click();
  });
  expect(await screen.findByRole('button', { name: 'Simpan', busy: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fireEvent.click(submitButton());
  expect(send).toHaveBeenCalledTimes(1);
  await settle(() => finish());
  expect(submitButton()).not.toHaveAttribute('aria-disabled');
});

test('a form that was sent can be sent again', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderPart(
    <Form initialValues={EMPTY} onSubmit={send}>
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  await user.click(submitButton());
  expect(send).toHaveBeenCalledTimes(2);
});

test('a submit with errors sends nothing and puts the focus into the first field that has one', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderPart(
    <Form initialValues={{ ...EMPTY, name: 'Siti' }} validate={needAll} onSubmit={send}>
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Kota')).toHaveFocus();
  expect(screen.getByLabelText('Kota')).toHaveAccessibleDescription('Tidak boleh kosong');
  expect(screen.getByLabelText('Nama')).toBeValid();
});

test('the list at the top names every field with an error, leads to it, and empties', async () => {
  const { user } = renderPart(
    <Form initialValues={EMPTY} validate={needAll} onSubmit={() => Promise.resolve()}>
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  const list = screen.getByRole('region', { name: '3 isian perlu diperbaiki' });
  expect(list).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Menikah: Tidak boleh kosong' }));
  expect(screen.getByRole('radio', { name: 'Ya' })).toHaveFocus();

  await user.click(screen.getByRole('radio', { name: 'Tidak' }));
  await user.type(screen.getByLabelText('Nama'), 'Siti');
  await user.type(screen.getByLabelText('Kota'), 'Bandung');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('of fields with one label the list tells each with the name of its group', async () => {
  const missing = { name: 'validation.required', street: 'validation.required' };
  const { user } = renderPart(
    <Form
      initialValues={{ name: '', street: '', city: '' }}
      validate={(): FormErrors => ({ ...missing, city: 'validation.required' })}
      onSubmit={() => Promise.resolve()}
    >
      <Fieldset legend="Kantor">
        <TextField name="street" label="Alamat" />
        <TextField name="name" label="Nama" />
      </Fieldset>
      <Fieldset legend="Gudang">
        <TextField name="city" label="Alamat" />
      </Fieldset>
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  );
  await user.click(submitButton());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Kantor – Alamat: Tidak boleh kosong',
    'Nama: Tidak boleh kosong',
    'Gudang – Alamat: Tidak boleh kosong',
  ]);
});

test('a label that is a sentence of its own keeps its mark in the list, and gets no second one', async () => {
  const { user } = renderPart(
    <Form
      initialValues={{ name: '', city: '' }}
      validate={needBoth}
      onSubmit={() => Promise.resolve()}
    >
      <TextField name="name" label="Apakah Anda punya usaha?" />
      <TextField name="city" label="Saya setuju." />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  );
  await user.click(submitButton());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Apakah Anda punya usaha? Tidak boleh kosong',
    'Saya setuju. Tidak boleh kosong',
  ]);
});

test('an error without a field of its own stands in the list, which then takes the focus', async () => {
  const { user } = renderPart(
    <Form
      initialValues={EMPTY}
      validate={() => ({ banks: 'Tambahkan satu rekening' })}
      onSubmit={() => Promise.resolve()}
    >
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  const list = screen.getByRole('region', { name: '1 isian perlu diperbaiki' });
  expect(list).toHaveFocus();
  expect(list).toHaveTextContent('Tambahkan satu rekening');
});

test('an error shows when its field is left, not while it is being typed', async () => {
  const { user } = renderPart(
    <Form
      initialValues={EMPTY}
      validate={({ name }): FormErrors => (name.length < 3 ? { name: 'Terlalu pendek' } : {})}
      onSubmit={() => Promise.resolve()}
    >
      <Fields />
    </Form>,
  );
  await user.type(screen.getByLabelText('Nama'), 'Si');
  expect(screen.queryByText('Terlalu pendek')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Terlalu pendek')).toBeVisible();
  await user.type(screen.getByLabelText('Nama'), 'ti');
  expect(screen.queryByText('Terlalu pendek')).not.toBeInTheDocument();
});

test('two values that change in one moment leave no false error', async () => {
  const { user } = renderPart(
    <Form initialValues={EMPTY} validate={needAll} onSubmit={() => Promise.resolve()}>
      {({ setValues }) => (
        <>
          <Fields />
          <button
            type="button"
            onClick={() => setValues((values) => ({ ...values, name: 'Siti', city: 'Bandung' }))}
          >
            Isi
          </button>
        </>
      )}
    </Form>,
  );
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Isi' }));
  expect(screen.getByLabelText('Nama')).toBeValid();
  expect(screen.getByLabelText('Kota')).toBeValid();
});

test('an error that the server found shows at once', () => {
  renderPart(
    <Form
      initialValues={EMPTY}
      externalErrors={{ name: 'Sudah terdaftar' }}
      onSubmit={() => Promise.resolve()}
    >
      <Fields />
    </Form>,
  );
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Sudah terdaftar');
});

test('every change is told with the newest values, the first ones are not', async () => {
  const onChange = jest.fn();
  const { user } = renderPart(
    <Form initialValues={EMPTY} onSubmit={() => Promise.resolve()} onChange={onChange}>
      <Fields />
    </Form>,
  );
  expect(onChange).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Nama'), 'Si');
  expect(onChange.mock.calls).toEqual([[{ ...EMPTY, name: 'S' }], [{ ...EMPTY, name: 'Si' }]]);
});

test('what a submit rejects with is reported and the form can be tried again', async () => {
  const report = jest.fn();
  window.addEventListener('error', (event) => void report(event.error), { once: true });
  const failure = new Error('connection lost');
  const send = jest.fn(() => Promise.reject(failure));
  const { user } = renderPart(
    <Form initialValues={EMPTY} onSubmit={send}>
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  expect(report).toHaveBeenCalledWith(failure);
  await user.click(submitButton());
  expect(send).toHaveBeenCalledTimes(2);
});

test('a form that may only be read takes no answer', () => {
  renderPart(
    <Form initialValues={EMPTY} onSubmit={() => Promise.resolve()} isReadOnly>
      <Fields />
    </Form>,
  );
  expect(screen.getByLabelText('Nama')).toHaveAttribute('readonly');
  expect(screen.getByRole('radio', { name: 'Ya' })).toBeDisabled();
});

function SpouseName() {
  return useFormValue('isMarried') === true ? <TextField name="spouse" label="Pasangan" /> : null;
}

test('a form without Formik keeps the same promises', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderPart(
    <PlainForm initialValues={{ name: '' }} validate={needName} onSubmit={send}>
      <TextField name="name" label="Nama" />
      <SubmitButton>Simpan</SubmitButton>
    </PlainForm>,
  );
  await user.click(submitButton());
  expect(screen.getByLabelText('Nama')).toHaveFocus();
  await user.type(screen.getByLabelText('Nama'), 'Siti');
  await user.dblClick(submitButton());
  expect(send.mock.calls).toEqual([[{ name: 'Siti' }]]);
});

test('a part of the form comes and goes with an answer', async () => {
  const { user } = renderPart(
    <Form initialValues={EMPTY} onSubmit={() => Promise.resolve()}>
      <Fields />
      <SpouseName />
    </Form>,
  );
  await user.click(screen.getByRole('radio', { name: 'Ya' }));
  expect(screen.getByLabelText('Pasangan')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Tidak' }));
  expect(screen.queryByLabelText('Pasangan')).not.toBeInTheDocument();
});
