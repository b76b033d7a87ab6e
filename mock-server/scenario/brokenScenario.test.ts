import { readScenario, ScenarioError } from './loadScenario';

const head = 'description: Test\npassword: Rahasia#2026\n';
const person = (rest: string) => `${head}people:\n  - email: a@bos.test\n    ${rest}`;
const read = (text: string) => () => readScenario(text, 'test.yaml');

describe('A broken scenario is refused with the file, the position and the reason', () => {
  it.each<[string, string, string | RegExp]>([
    ['an unclosed bracket', 'people: [', /^test\.yaml:\d+:\d+: .*(expected|end)/i],
    [
      'aliases that grow beyond all bounds',
      `a: &a [${'x,'.repeat(9)}]\n${['ab', 'bc', 'cd', 'de', 'ef']
        .map(([from, to]) => `${to}: &${to} [${`*${from},`.repeat(9)}]\n`)
        .join('')}`,
      'test.yaml:1:1: Its anchors and aliases refer to each other too often to be read',
    ],
    [
      'a long text instead of keys',
      'x'.repeat(10_000),
      /^test\.yaml:1:1: the scenario must be a group of keys, not "x{79} …$/m,
    ],
    ['a key twice', `${head}password: x`, 'test.yaml:3:1: Map keys must be unique'],
    ['a list instead of keys', '- people', /^test\.yaml:1:1: the scenario must be a group of keys/],
    ['nothing in it', '', /^test\.yaml:1:1: description is missing$/m],
    ['nobody in it', head, 'test.yaml:1:1: people is missing'],
    ['no password', 'description: x\npeople: []', 'test.yaml:1:1: password is missing'],
    ['no description', 'password: x\npeople: []', 'test.yaml:1:1: description is missing'],
    [
      'people that are no list',
      `${head}people: everybody`,
      'test.yaml:3:9: people must be a list, not "everybody"',
    ],
    [
      'an unknown key',
      person('rol: borrower'),
      "test.yaml:5:5: people[0] holds something unknown: rol; did you mean 'role'?",
    ],
    [
      'an unknown key at the top',
      `${head}peopel: []`,
      /^test\.yaml:3:1: the scenario holds something unknown: peopel; did you mean 'people'\?$/m,
    ],
    [
      'an unknown answer',
      person('information: { nick: x }'),
      "test.yaml:5:20: people[0].information holds something unknown: nick; did you mean 'nik'?",
    ],
    [
      'an unknown document',
      person('documents: { passport: a.pdf }'),
      'test.yaml:5:18: people[0].documents holds something unknown: passport',
    ],
    [
      'an unknown status',
      person('status: Onboarding Succes'),
      /^test\.yaml:5:13: people\[0\]\.status must be one of Waiting Form Consent, .*; did you mean 'Onboarding Success'\?$/,
    ],
    [
      'a status out of the list',
      person('status: 13'),
      /^test\.yaml:5:13: people\[0\]\.status must/,
    ],
    [
      'an unknown role',
      person('role: lender'),
      /^test\.yaml:5:11: people\[0\]\.role must be one of borrower, funder, partner, backoffice, or/,
    ],
    [
      'an unknown type',
      person('type: company'),
      /^test\.yaml:5:11: people\[0\]\.type must be one of individual, corporate, or/,
    ],
    [
      'an unknown flag',
      `${head}flags: { main-menus: true }\npeople: []`,
      "test.yaml:3:10: flags holds something unknown: main-menus; did you mean 'main-menu'?",
    ],
    [
      'a time that cannot be read',
      person("consultation: { date: tomorrow, time: '10:00' }"),
      /^test\.yaml:5:27: people\[0\]\.consultation\.date must be a date/,
    ],
    [
      'a day that no calendar has',
      person("consultation: { date: '2026-02-30', time: '10:00' }"),
      /^test\.yaml:5:27: people\[0\]\.consultation\.date must be a date/,
    ],
    [
      'a time of day that no clock has',
      person('consultation: { date: now, time: 25:00 }'),
      "test.yaml:5:38: people[0].consultation.time must be a time as '10:00'",
    ],
    [
      'a document with another ending',
      person('documents: { ktp: ktp.jpg }'),
      'test.yaml:5:23: people[0].documents.ktp must be the name of a file that ends in .pdf or .png',
    ],
    [
      'a statement with another ending',
      person('financial_statements: [{ period: now, document_type_id: 23, document: a.doc }]'),
      'test.yaml:5:75: people[0].financial_statements[0].document must be the name of a file that ends in .pdf or .png',
    ],
    [
      'an address that is none',
      `${head}people:\n  - email: nobody`,
      'test.yaml:4:12: people[0].email must be a valid email',
    ],
    [
      'somebody without an address',
      `${head}people:\n  - name: Budi`,
      'test.yaml:4:5: people[0].email is missing',
    ],
    [
      'somebody twice',
      `${head}people:\n  - email: a@bos.test\n  - email: A@bos.test`,
      'test.yaml:5:12: A@bos.test is there twice',
    ],
    [
      'a template that is not there',
      `${head}templates: { rich: {} }\npeople: [{ email: a@bos.test, template: rch }]`,
      "test.yaml:4:41: There is no template 'rch'; did you mean 'rich'?",
    ],
    [
      'templates that use each other',
      `${head}templates: { a: { template: b }, b: { template: a } }\npeople: []`,
      /^test\.yaml:3:\d+: The template '[ab]' builds on itself$/m,
    ],
    [
      'a fault of another kind',
      `${head}faults:\n  - { method: GET, path: /x, status: many }\npeople: []`,
      'test.yaml:4:38: faults[0].status must be a whole number, not "many"',
    ],
    [
      'a number where the contract wants text',
      person('information: { phone_number: 081234567890 }'),
      'test.yaml:5:34: people[0].information.phone_number must be text, not 81234567890; put it in quotes',
    ],
    [
      'text where the contract wants a number',
      person('information: { income_amount: a lot }'),
      'test.yaml:5:35: people[0].information.income_amount must be a number, not "a lot"',
    ],
    [
      'a number instead of a name',
      person('name: 12'),
      'test.yaml:5:11: people[0].name must be text, not 12; put it in quotes',
    ],
    [
      'a day that no calendar reaches',
      person("consultation: { date: in 99999999999999999999 days, time: '10:00' }"),
      /^test\.yaml:5:27: people\[0\]\.consultation\.date must be a date .* 100 years away at most$/,
    ],
    [
      'a day that would be counted to for hours',
      person('tokens: [{ kind: login, token: x, expires: in 999999999999 weekdays }]'),
      /^test\.yaml:5:48: people\[0\]\.tokens\[0\]\.expires must be a date .* 100 years away at most$/,
    ],
    [
      'more notifications than there is memory',
      person('notifications: { count: 1000000000, unread: 1 }'),
      /^test\.yaml:5:29: people\[0\]\.notifications\.count must be <= 100000$/,
    ],
    [
      'more unread notifications than there are',
      person('notifications: { count: 1, unread: 2 }'),
      'test.yaml:5:20: a@bos.test: notifications has more unread notifications than there are',
    ],
    [
      'a choice among inherited people without any',
      `${head}only: [a@bos.test]\npeople: []`,
      "test.yaml:3:1: 'only' chooses among inherited people: it needs 'extends'",
    ],
    [
      'a parent that is not there',
      'description: x\nextends: defualt',
      "test.yaml:2:10: There is no scenario 'defualt'; did you mean 'default'?",
    ],
    [
      'somebody chosen whom no parent has',
      'description: x\nextends: default\nonly: [terms@bos.test, otb@bos.test]',
      "test.yaml:3:24: Nobody inherited is otb@bos.test; did you mean 'otp@bos.test'?",
    ],
  ])('%s', (_what, text, message) => {
    expect(read(text)).toThrow(ScenarioError);
    expect(read(text)).toThrow(message);
  });

  it('reports all problems at once, from the top', () => {
    const broken = person('rol: borrower\n    status: Onboarded\n    documents: { ktp: ktp.gif }');
    expect(read(broken)).toThrow(/^test\.yaml:5:5: .*\ntest\.yaml:6:13: .*\ntest\.yaml:7:23: .*$/);
  });

  it('reports the first twenty of many problems', () => {
    const people = Array.from({ length: 30 }, (_, index) => `  - email: ${index}`).join('\n');
    expect(read(`${head}people:\n${people}`)).toThrow(/:23:12: .*\nand 10 more$/);
  });

  it('names the position of a value in a template', () => {
    const text = `${head}templates:\n  base: { information: { gender_id: 9 } }\n`;
    expect(read(`${text}people:\n  - { email: a@bos.test, template: base }`)).toThrow(
      /^test\.yaml:4:37: templates\.base\.information\.gender_id must be one of 1 Laki-laki, /,
    );
  });

  it('names the position of a value at an anchor', () => {
    const text = 'addresses: { ktp: &a { city_id: x }, domicilies: { <<: *a, rt_rw: 001/002 } }';
    expect(read(person(text))).toThrow(
      /^test\.yaml:5:37: .*addresses\.ktp\.city_id.*\ntest\.yaml:5:37: .*addresses\.domicilies\.city_id.*$/,
    );
  });
});
