import { screen } from '@testing-library/react';
import { memo } from 'react';
import { renderField } from '@/testing/render/renderField';
import { messageRef } from '@/primitives/messageRef';
import { TextField } from '../fields/text/TextField';
import { useFormContext } from './formContext';
import type { FormErrors } from './formErrors';
import { FormPart } from './FormPart';
import { useBoundField } from './useBoundField';

type Values = { rows: Record<string, { name: string; note: string }> };

/** The rows whose fields were rendered. */
const rendered: string[] = [];

/** Is rendered when a field of its row is. */
function Witness({ id }: { id: string }) {
  useBoundField({ name: `rows.${id}.note`, label: '' });
  rendered.push(id);
  return null;
}

const Row = memo(function Row({ id }: { id: string }) {
  return (
    <fieldset>
      <legend>Baris {id}</legend>
      <TextField name={`rows.${id}.name`} label="Nama" />
      <TextField name={`rows.${id}.note`} label={`Catatan ${id}`} />
      <Witness id={id} />
    </fieldset>
  );
});

function Rows() {
  const { getValue } = useFormContext();
  const rows = getValue('rows') as Values['rows'];
  return Object.keys(rows).map((id) => (
    <FormPart key={id} path={`rows.${id}`}>
      <Row id={id} />
    </FormPart>
  ));
}

const needNames = ({ rows }: Values): FormErrors =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([, { name }]) => name.length < 2)
      .map(([id]) => [`rows.${id}.name`, messageRef('validation.required')]),
  );

const open = () =>
  renderField<Values>(
    <Rows />,
    {
      rows: {
        r1: { name: 'Akta', note: '' },
        r2: { name: '', note: '' },
        r3: { name: '', note: '' },
      },
    },
    needNames,
  );

beforeEach(() => rendered.splice(0));

test('typing into one part of a form renders the fields of no other', async () => {
  const { user, values } = open();
  rendered.splice(0);
  await user.type(screen.getByLabelText('Catatan r1'), 'Baru');
  expect(values().rows['r1']).toEqual({ name: 'Akta', note: 'Baru' });
  expect(new Set(rendered)).toEqual(new Set(['r1']));
});

test('each part shows its own errors, once it was left or the form was sent', async () => {
  const { user } = open();
  const invalid = () => screen.getAllByLabelText('Nama').map((field) => field.ariaInvalid);
  await user.type(screen.getAllByLabelText('Nama')[1]!, 'A');
  await user.tab();
  expect(invalid()).toEqual(['false', 'true', 'false']);
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(invalid()).toEqual(['false', 'true', 'true']);
});
