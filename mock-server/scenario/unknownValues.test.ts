import { readScenario, ScenarioError } from './loadScenario';

const head = 'description: Test\npassword: Rahasia#2026\n';
const person = (rest: string) => `${head}people:\n  - email: a@bos.test\n    ${rest}`;
const read = (text: string) => () => readScenario(text, 'test.yaml');

describe('A broken scenario is refused with the file, the position and the reason', () => {
  it.each<[string, string, string | RegExp]>([
    [
      'a bank that no list has',
      person("banks: [{ bank_id: 4, account_no: '1', account_name: A, account_type_id: 1 }]"),
      /^test\.yaml:5:24: people\[0\]\.banks\[0\]\.bank_id must be one of 2 .*, …, not 4$/,
    ],
    [
      'a choice that no list has',
      person('information: { religion_id: 99 }'),
      /^test\.yaml:5:33: people\[0\]\.information\.religion_id must be one of 1 Islam, .*, not 99$/,
    ],
    [
      'a region that lies elsewhere',
      person('addresses: { ktp: { province_id: 32, city_id: 3174 } }'),
      'test.yaml:5:51: a@bos.test: addresses.ktp.city_id 3174 does not lie in the region above it',
    ],
    [
      'a document type of another kind',
      person('collaterals: [{ document_type_id: 23, description: X, value: 1, file: a.pdf }]'),
      /^test\.yaml:5:39: people\[0\]\.collaterals\[0\]\.document_type_id must be one of 40 .*, not 23$/,
    ],
    [
      'a kind of card that no list has',
      person('shareholders: [{ name: Siti, shareholder_type_ids: [1, 3] }]'),
      /^test\.yaml:5:60: people\[0\]\.shareholders\[0\]\.shareholder_type_ids\[1\] must be one of 1 .*, 2 .*, not 3$/,
    ],
    [
      'more cards than can be made up',
      person('shareholders: { count: 5000 }'),
      'test.yaml:5:28: people[0].shareholders.count must be <= 99',
    ],
    [
      'a document of the person in charge with another ending',
      person('pic: { ktp: ktp.gif }'),
      'test.yaml:5:17: people[0].pic.ktp must be the name of a file that ends in .pdf or .png',
    ],
    [
      'an answer of the person in charge of another kind',
      person('pic: { information: { position_id: boss } }'),
      /^test\.yaml:5:40: people\[0\]\.pic\.information\.position_id must be one of 1 .*, not "boss"$/,
    ],
  ])('%s', (_what, text, message) => {
    expect(read(text)).toThrow(ScenarioError);
    expect(read(text)).toThrow(message);
  });
});
