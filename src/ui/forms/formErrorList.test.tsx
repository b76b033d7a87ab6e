import { screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { EMPTY, Fields, needAll, submitButton } from '@/testing/render/threeFields';
import { messageRef, serverText } from '@/primitives/messageRef';
import { Fieldset } from '../content/Fieldset';
import { TextField } from '../fields/text/TextField';
import { Form } from './Form';
import type { FormErrors } from './formErrors';
import { SubmitButton } from './SubmitButton';

const needBoth = (): FormErrors => ({
  name: messageRef('validation.required'),
  city: messageRef('validation.required'),
});

test('a submit with errors sends nothing and puts the focus into the first field that has one', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = renderComponent(
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
  const { user } = renderComponent(
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

test('of fields with one label the list shows each with the name of its group', async () => {
  const missing = {
    name: messageRef('validation.required'),
    street: messageRef('validation.required'),
  };
  const { user } = renderComponent(
    <Form
      initialValues={{ name: '', street: '', city: '' }}
      validate={(): FormErrors => ({ ...missing, city: messageRef('validation.required') })}
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
  const { user } = renderComponent(
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

test('an error without a field of its own is in the list, which then takes the focus', async () => {
  const { user } = renderComponent(
    <Form
      initialValues={EMPTY}
      validate={() => ({ banks: serverText('Tambahkan satu rekening') })}
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
