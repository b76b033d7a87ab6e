import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { object } from 'yup';
import { renderScreen } from '@/testing/render/renderScreen';
import { playHistories, type History } from '@/testing/exploration/histories';
import { rounds, SEED } from '@/testing/exploration/sample';
import { errorsBySchema } from '@/ui/forms/formErrors';
import { Form } from '@/ui/forms/Form';
import { useFormContext, type FormContextValue } from '@/ui/forms/formContext';
import { OtherDocuments } from './OtherDocuments';
import { keysOf, NEW_OTHER, othersSchema, othersValues, type OthersValues } from './others';

const ROUNDS = rounds(100);
const STEPS = 10;
const MOST_ROWS = 4;

const FILE = { fileName: 'izin.pdf', pathUrl: '/files/izin.pdf' };
const NAMES = ['Izin usaha', 'izin USAHA ', 'Sertifikat', 'Domisili', ''];

const storedOthers = ['Sertifikat', 'Domisili'].map((name, index) => ({
  id: index + 1,
  name,
  file_name: 'izin.pdf',
  path_url: '/files/izin.pdf',
  created_at: '2026-11-02T03:00:00Z',
}));
const rules = object({ others: othersSchema() });

let form: FormContextValue;
let sent: OthersValues[] = [];

function InputDriver() {
  const context = useFormContext();
  useEffect(() => {
    form = context;
  });
  return null;
}

test(`C4: over ${ROUNDS * STEPS} documents added, named, removed and saved, each error of a name is of the names that stand there (seed ${SEED})`, async () => {
  sent = [];
  await renderScreen(
    <Form
      initialValues={{ others: othersValues(storedOthers) }}
      schema={rules}
      onSubmit={(values) => {
        sent.push(values.others);
        return Promise.resolve();
      }}
    >
      <OtherDocuments />
      <InputDriver />
    </Form>,
    { signedInAs: 'borrower.corporate@bos.test' },
  );
  const add = screen.getByRole('button', { name: 'Tambah Dokumen Lain' });
  /** The field of each name, looked for when rows have come. */
  const fields = new Map<string, HTMLInputElement>();
  const findFields = () => {
    const found = screen.queryAllByLabelText<HTMLInputElement>('Nama Dokumen');
    for (const [index, key] of keysOf(rows).entries()) {
      const field = found[index];
      if (field) fields.set(key, field);
    }
  };
  const counts = { repeated: 0, sent: 0 };
  /** The values of the form, by a model of its own; a row that is added gets the next key. */
  let rows: OthersValues = othersValues(storedOthers);
  let addedCount = 0;

  const addRow = () => {
    if (keysOf(rows).length >= MOST_ROWS) return;
    addedCount += 1;
    rows = { ...rows, [`new${addedCount}`]: NEW_OTHER };
    fireEvent.click(add);
    findFields();
  };

  const deedsOf = ({ pick }: History): Readonly<Record<string, () => void>> => ({
    add: addRow,
    name: () => {
      const key = pick(keysOf(rows));
      const [field, row] = [fields.get(key), rows[key]];
      if (!field || !row) return;
      const name = pick(NAMES);
      rows = { ...rows, [key]: { ...row, name } };
      fireEvent.change(field, { target: { value: name } });
      fireEvent.blur(field);
    },
    file: () => {
      const key = pick(keysOf(rows));
      const row = rows[key];
      if (!row) return;
      const document = pick([FILE, FILE, null]);
      rows = { ...rows, [key]: { ...row, document } };
      act(() => form.setValue(`others.${key}.document`, document));
    },
    remove: () => {
      const key = pick(keysOf(rows));
      const row = rows[key];
      if (!row) return;
      const gone = row.stored === null ? undefined : { ...row, isRemoved: true };
      rows = Object.fromEntries(
        Object.entries({ ...rows, [key]: gone }).flatMap(([other, one]) =>
          one === undefined ? [] : [[other, one]],
        ),
      );
      act(() => form.setValue(`others.${key}`, gone));
    },
    save: () => fireEvent.submit(add),
    back: () => {
      rows = { ...rows, ...othersValues(storedOthers) };
      act(() => form.setValue('others', rows));
      findFields();
    },
  });

  addRow();
  fireEvent.submit(add);
  await playHistories(ROUNDS, async (history) => {
    const { pick, wrong } = history;
    const deeds = deedsOf(history);
    for (let step = 0; step < STEPS; step += 1) {
      const deed = pick([
        'add',
        'name',
        'name',
        'file',
        'remove',
        'save',
        ...(step === 0 ? ['back'] : []),
      ]);
      deeds[deed]?.();
      await act(() => Promise.resolve());
      const errors = errorsBySchema(rules, { others: rows });
      for (const key of keysOf(rows)) {
        const field = fields.get(key);
        const isWrong = errors[`others.${key}.name`] !== undefined;
        if (field?.value !== rows[key]?.name) wrong.push(`${field?.value} is shown at ${key}`);
        const isSaid = field?.ariaInvalid === 'true';
        // A save says all that is wrong; in between some of it waits for a field to be left.
        if (isSaid ? !isWrong : isWrong && deed === 'save')
          wrong.push(`${deed}: ${key} ${field?.value} is judged ${field?.ariaInvalid}`);
        counts.repeated += isWrong && field?.value !== '' ? 1 : 0;
      }
      const shown = [...fields.keys()].filter((key) => fields.get(key)?.isConnected);
      if (shown.sort().join() !== keysOf(rows).sort().join()) wrong.push(shown.join());
      const isGood = deed === 'save' && Object.keys(errors).length === 0;
      const saved = sent.splice(0);
      if (JSON.stringify(saved) !== JSON.stringify(isGood ? [rows] : []))
        wrong.push(`${JSON.stringify(saved)} is saved`);
      counts.sent += saved.length;
    }
  });
  expect(counts.repeated).toBeGreaterThan((ROUNDS * STEPS) / 20);
  expect(counts.sent).toBeGreaterThan((ROUNDS * STEPS) / 100);
});
