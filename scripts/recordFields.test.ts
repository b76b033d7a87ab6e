import { readFileSync } from 'node:fs';
import path from 'node:path';
import { printRecordFields, RECORD_FILES } from './recordFields';

const folder = path.join(__dirname, '..', 'src', 'api');

/** Prettier breaks long lines, with a comma at the end. */
const unformatted = (source: string): string => source.replace(/[\s,]/g, '');

test.each(Object.entries(RECORD_FILES))(
  'src/api/%s is what the contract says; `npm run contract` writes it again',
  (file, records) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    expect(unformatted(source)).toBe(unformatted(printRecordFields(records)));
  },
);

test('a record that the contract does not have is not printed', () => {
  expect(() => printRecordFields(['Nothing'])).toThrow('The contract has no schema Nothing');
});

test('a kind of field for which no reader is known is not printed', () => {
  expect(() => printRecordFields(['Notification'])).toThrow('No reader for attachment');
});
