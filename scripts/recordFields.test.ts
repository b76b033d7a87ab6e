import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printRecordFields, RECORD_FILES } from './recordFields';

const folder = path.join(__dirname, '..', 'src', 'api');

/** Ignores what Prettier changes: line breaks and trailing commas. */
const unformatted = (source: string): string => source.replace(/[\s,]/g, '');

test.each(Object.entries(RECORD_FILES))(
  'src/api/%s matches the contract; `npm run contract` updates it',
  (file, records) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    expect(unformatted(source)).toBe(unformatted(printRecordFields(records)));
  },
);

test('a record that is not in the contract is an error', () => {
  expect(() => printRecordFields(['Nothing'])).toThrow('The contract has no schema Nothing');
});

test('a field of a type without a reader is an error', () => {
  expect(() => printRecordFields(['Revision'])).toThrow('No reader for previous');
});
