import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/testing/render/renderComponent';
import { EMPTY, Fields, needAll, submitButton } from '@/testing/render/threeFields';
import { messageRef, serverText } from '@/primitives/messageRef';
import { CheckboxField } from '../fields/choice/CheckboxField';
import { SelectField } from '../fields/choice/SelectField';
import { TextField } from '../fields/text/TextField';
import { Form } from './Form';
import { useFormContext } from './formContext';
import type { FormErrors } from './formErrors';
import type { FormProps } from './FormShell';
import { PlainForm } from './PlainForm';
import { SubmitButton } from './SubmitButton';
import { useFormValue } from './useFormValue';

const EMPTY_TEXT = 'Tidak boleh kosong';
const TOO_SHORT = 'Terlalu pendek';

const name = () => screen.getByLabelText('Nama');
const city = () => screen.getByLabelText('Kota');
const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

const needAllLong = (values: typeof EMPTY): FormErrors => ({
  ...(values.name.length < 3 && { name: serverText(TOO_SHORT) }),
  ...needAll(values),
});

const open = (
  FormKind: (props: FormProps<typeof EMPTY>) => React.JSX.Element = Form,
  children = <Fields />,
) =>
  renderComponent(
    <FormKind initialValues={EMPTY} validate={needAllLong} onSubmit={() => Promise.resolve()}>
      {children}
    </FormKind>,
  );
type User = ReturnType<typeof open>['user'];

/** From the first field to the last, and out of the form. */
async function tabThrough(user: User): Promise<void> {
  await user.click(name());
  for (let field = 0; field < 4; field += 1) await user.tab();
}

test.each([
  ['Formik', Form],
  ['plain', PlainForm],
])('going through an empty form of the %s kind says nothing of it', async (_, kind) => {
  const { user } = open(kind);
  await tabThrough(user);
  expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  expect(name()).toBeValid();
  expect(screen.getByRole('radiogroup')).toBeValid();
});

test('a refused save says what is missing, until it is given, and again where it is left empty', async () => {
  const { user } = open();
  await user.click(submitButton());
  expect(name()).toHaveAccessibleDescription(EMPTY_TEXT);
  expect(listed()).toEqual([
    `Nama: ${EMPTY_TEXT}`,
    `Kota: ${EMPTY_TEXT}`,
    `Menikah: ${EMPTY_TEXT}`,
  ]);

  await user.type(city(), 'B');
  expect(city()).toBeValid();
  expect(listed()).not.toContain(`Kota: ${EMPTY_TEXT}`);

  await user.clear(city());
  expect(city()).toBeValid();
  await user.tab();
  expect(city()).toHaveAccessibleDescription(EMPTY_TEXT);
  expect(listed()).toContain(`Kota: ${EMPTY_TEXT}`);
});

test('what is emptied without a save that was refused is not said to be empty', async () => {
  const { user } = open();
  await user.type(city(), 'B');
  await user.tab();
  await user.clear(city());
  await user.tab();
  expect(city()).toBeValid();
});

test('what is typed into a field that was left empty is judged when it is left, not before', async () => {
  const { user } = open();
  await tabThrough(user);
  await user.type(name(), 'Si');
  expect(name()).toBeValid();
  await user.tab();
  expect(name()).toHaveAccessibleDescription(TOO_SHORT);
});

test('what is typed into a field that a save has missed is judged when it is left, not before', async () => {
  const { user } = open();
  await user.click(submitButton());
  await user.type(name(), 'Si');
  expect(name()).toBeValid();
  await user.tab();
  expect(name()).toHaveAccessibleDescription(TOO_SHORT);
});

test('what is shown as wrong stays so until it is right', async () => {
  const { user } = open();
  await user.type(name(), 'S');
  await user.tab();
  await user.type(name(), 'i');
  expect(name()).toHaveAccessibleDescription(TOO_SHORT);
  await user.type(name(), 't');
  expect(name()).toBeValid();
  await user.type(name(), '{Backspace}');
  expect(name()).toBeValid();
});

function Neighbour() {
  return useFormValue('isMarried') === true ? <TextField name="spouse" label="Pasangan" /> : null;
}

test('a field that comes after the save is judged by the next one', async () => {
  const { user } = renderComponent(
    <Form
      initialValues={{ ...EMPTY, name: 'Siti', spouse: '' }}
      validate={(values): FormErrors => ({
        ...needAll(values),
        ...(values.isMarried === true &&
          values.spouse === '' && { spouse: messageRef('validation.required') }),
      })}
      onSubmit={() => Promise.resolve()}
    >
      <Neighbour />
      <Fields />
    </Form>,
  );
  await user.click(submitButton());
  await user.click(screen.getByRole('radio', { name: 'Ya' }));
  await user.click(screen.getByLabelText('Pasangan'));
  await user.tab();
  expect(screen.getByLabelText('Pasangan')).toBeValid();
  expect(listed()).toEqual([`Kota: ${EMPTY_TEXT}`]);
  await user.click(submitButton());
  expect(screen.getByLabelText('Pasangan')).toHaveAccessibleDescription(EMPTY_TEXT);
});

function Upload() {
  const { setPending } = useFormContext();
  return (
    <button type="button" onClick={() => setPending('city', serverText('Belum selesai'))}>
      Unggah
    </button>
  );
}

test('what begins after a refused save is not shown as unfinished before the next one', async () => {
  const { user } = open(
    Form,
    <>
      <Fields />
      <Upload />
    </>,
  );
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Unggah' }));
  expect(city()).toBeValid();
  await user.click(submitButton());
  expect(city()).toHaveAccessibleDescription('Belum selesai');
});

test('a box that has to be ticked is asked for by a save', async () => {
  const { user } = renderComponent(
    <Form
      initialValues={{ isDeclared: false }}
      validate={({ isDeclared }): FormErrors =>
        isDeclared ? {} : { isDeclared: messageRef('validation.declaration') }
      }
      onSubmit={() => Promise.resolve()}
    >
      <CheckboxField name="isDeclared" label="Benar" />
      <SubmitButton>Simpan</SubmitButton>
    </Form>,
  );
  const box = screen.getByLabelText('Benar');
  await user.dblClick(box);
  await user.tab();
  expect(box).toBeValid();
  await user.click(submitButton());
  expect(box).toHaveAccessibleDescription(/^Centang/);
});

describe('a field that nobody can fill in yet', () => {
  function Waiting({ isListed }: { isListed: boolean }) {
    const [isHere, setIsHere] = useState(false);
    const options = isHere || isListed ? [{ id: 1, name: 'Bandung' }] : undefined;
    return (
      <>
        <SelectField name="city" label="Kota" options={options} isDisabled={isListed && !isHere} />
        <button type="button" onClick={() => setIsHere(true)}>
          Tiba
        </button>
        <SubmitButton>Simpan</SubmitButton>
      </>
    );
  }
  const openWaiting = (isListed: boolean) =>
    renderComponent(
      <Form
        initialValues={{ city: null as number | null }}
        validate={(values): FormErrors =>
          values.city === null ? { city: messageRef('validation.required') } : {}
        }
        onSubmit={() => Promise.resolve()}
      >
        <Waiting isListed={isListed} />
      </Form>,
    );

  test.each([
    ['is disabled', true],
    ['waits for its list', false],
  ])(
    'does not say that it is empty where it %s, and says so once it is there',
    async (_, isListed) => {
      const { user } = openWaiting(isListed);
      await user.click(submitButton());
      expect(city()).toBeValid();
      expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
      expect(listed()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Tiba' }));
      expect(city()).toHaveAccessibleDescription(EMPTY_TEXT);
      expect(listed()).toEqual([`Kota: ${EMPTY_TEXT}`]);
    },
  );

  test('takes the focus where nothing else holds up the save', async () => {
    const { user } = openWaiting(false);
    await user.click(submitButton());
    expect(city()).toHaveFocus();
    expect(city()).toHaveAttribute('placeholder', 'Memuat…');
  });
});

test('a press that is let go over a control that is disabled is over as well', async () => {
  const { user } = open();
  await user.type(name(), 'A');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(screen.queryByText(TOO_SHORT)).not.toBeInTheDocument();
  // What a browser reports of it, and nothing else.
  fireEvent.pointerUp(submitButton());
  expect(await screen.findByText(TOO_SHORT)).toBeVisible();
});

test('a press that leaves a field is over before the message moves the page from under it', async () => {
  const { user } = open();
  await user.type(name(), 'A');
  await user.pointer({ keys: '[MouseLeft>]', target: submitButton() });
  expect(name()).not.toHaveFocus();
  expect(screen.queryByText(TOO_SHORT)).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(name()).toHaveAccessibleDescription(TOO_SHORT);
});
