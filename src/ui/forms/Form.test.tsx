import { act, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { settle } from '@/testing/render/settle';
import { EMPTY, Fields, needAll, needName, submitButton } from '@/testing/render/threeFields';
import { serverText } from '@/primitives/messageRef';
import { TextField } from '../fields/text/TextField';
import { Form } from './Form';
import type { FormErrors } from './formErrors';
import { PlainForm } from './PlainForm';
import { SubmitButton } from './SubmitButton';
import { useFormValue } from './useFormValue';

test('two clicks in one moment send the form once', async () => {
  let finish = () => undefined as undefined | void;
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  renderComponent(
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
  const { user } = renderComponent(
    <Form initialValues={EMPTY} onSubmit={send}>
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  await user.click(submitButton());
  expect(send).toHaveBeenCalledTimes(2);
});

test('an error shows when its field is left, not while it is being typed', async () => {
  const { user } = renderComponent(
    <Form
      initialValues={EMPTY}
      validate={({ name }): FormErrors =>
        name.length < 3 ? { name: serverText('Terlalu pendek') } : {}
      }
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
  const { user } = renderComponent(
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
  renderComponent(
    <Form
      initialValues={EMPTY}
      externalErrors={{ name: serverText('Sudah terdaftar') }}
      onSubmit={() => Promise.resolve()}
    >
      <Fields />
    </Form>,
  );
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription('Sudah terdaftar');
});

test('every change is reported with the newest values, the initial ones are not', async () => {
  const onChange = jest.fn();
  const { user } = renderComponent(
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
  const { user } = renderComponent(
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
  renderComponent(
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
  const { user } = renderComponent(
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
  const { user } = renderComponent(
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
