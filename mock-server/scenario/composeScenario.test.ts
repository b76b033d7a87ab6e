import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadScenario } from './loadScenario';

const NOW_MS = Date.parse('2026-03-18T09:00:00+07:00');

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'scenarios-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const loadScenarioFile = (file: string) => loadScenario(file, file);
const tablesOf = (file: string) => loadScenarioFile(file).makeTables(NOW_MS);
const load = (text: string) => loadScenarioFile(write('child.yaml', text));
const emailsOf = (file: string) => tablesOf(file).users.map(({ email }) => email);

const base = `
description: The base
password: Rahasia#2026
flags: { main-menu: true }
token_life_s: { session: 60 }
faults: [{ method: GET, path: /base, status: 500 }]
templates:
  complete: { information: { gender_id: 1, religion_id: 2 } }
people:
  - { email: a@bos.test, name: Ani, role: borrower, template: complete, partner: { id: 1, name: P }, source: BAU, ekyc: { result: invalid, message: No } }
  - { email: b@bos.test, role: funder }
`;

describe('A scenario that builds on another', () => {
  beforeEach(() => {
    write('base.yaml', base);
  });

  it('inherits everything but the description', () => {
    const scenario = load('description: The child\nextends: base');
    const parent = loadScenarioFile(path.join(folder, 'base.yaml'));
    expect(scenario.description).toBe('The child');
    expect(scenario.faults).toEqual(parent.faults);
    expect(scenario.makeTables(NOW_MS)).toEqual(parent.makeTables(NOW_MS));
  });

  it('changes a person with the same e-mail address, and adds other people', () => {
    const { users } = load(`
description: The child
extends: base
people:
  - { email: A@bos.test, status: In Draft, information: { religion_id: 3 } }
  - { email: c@bos.test, template: complete }
`).makeTables(NOW_MS);
    expect(users).toMatchObject([
      {
        id: 101,
        role_id: 4,
        onboarding_status_id: 5,
        information: { name: 'Ani', gender_id: 1, religion_id: 3 },
      },
      { id: 102, email: 'b@bos.test', onboarding_status_id: 4 },
      { id: 103, email: 'c@bos.test', information: { gender_id: 1, religion_id: 2 } },
    ]);
  });

  it('has its own people and the inherited ones that `only` names', () => {
    load(`
description: The child
extends: base
only: [b@bos.test]
people: [{ email: c@bos.test }]
`);
    expect(emailsOf(path.join(folder, 'child.yaml'))).toEqual(['b@bos.test', 'c@bos.test']);
  });

  it('inherits nobody where `only` is empty', () => {
    load('description: The child\nextends: base\nonly: []');
    expect(emailsOf(path.join(folder, 'child.yaml'))).toEqual([]);
  });

  it('changes a template for all people who use it', () => {
    const { users } = load(`
description: The child
extends: base
templates: { complete: { information: { religion_id: 5 } } }
`).makeTables(NOW_MS);
    expect(users[0]?.information).toMatchObject({ gender_id: 1, religion_id: 5 });
  });

  it('removes an inherited value with null', () => {
    const { users } = load(`
description: The child
extends: base
faults: null
people: [{ email: a@bos.test, partner: null, source: null, ekyc: { message: null } }]
`).makeTables(NOW_MS);
    expect(users[0]).toMatchObject({
      partner_id: null,
      source: 'PLATFORM',
      ekyc_result: 'invalid',
      ekyc_message: null,
    });
    expect(load('description: x\nextends: base\nfaults: null').faults).toEqual([]);
  });

  it('overrides inherited flags and token lives, and puts its faults first', () => {
    const scenario = load(`
description: The child
extends: base
flags: { main-menu: false, session-replay: true }
token_life_s: { reset: 5 }
faults: [{ method: GET, path: /own, status: 503 }]
`);
    const { flags, token_life_s } = scenario.makeTables(NOW_MS);
    expect(flags).toEqual({ 'main-menu': false, 'session-replay': true });
    expect(token_life_s).toEqual({ session: 60, reset: 5 });
    expect(scenario.faults.map((fault) => fault.path)).toEqual(['/own', '/base']);
  });

  it('may build on several, of which later ones override earlier ones', () => {
    write('one.yaml', 'description: x\nextends: base\npeople: [{ email: b@bos.test, name: One }]');
    write('two.yaml', 'description: x\nextends: base\npeople: [{ email: a@bos.test, name: Two }]');
    write(
      'three.yaml',
      'description: x\nextends: base\npeople: [{ email: a@bos.test, name: Three }]',
    );
    const scenario = load('description: x\nextends: [one, three, two]');
    const { users } = scenario.makeTables(NOW_MS);
    expect(users.map(({ information }) => information.name)).toEqual(['Two', 'One']);
    expect(scenario.faults).toHaveLength(1);
  });

  it("finds its parents in its own folder, by their path, or among the mock's scenarios", () => {
    const { users } = load('description: x\nextends: [default, ./base.yaml]').makeTables(NOW_MS);
    expect(users.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['borrower.individu@bos.test', 'a@bos.test']),
    );
  });

  it('may be written in JSON', () => {
    const text = { $schema: './x.json', description: 'x', extends: 'base', only: ['a@bos.test'] };
    expect(emailsOf(write('child.json', JSON.stringify(text)))).toEqual(['a@bos.test']);
  });

  it('is read again when a parent has changed', () => {
    load('description: x\nextends: base');
    const file = write('base.yaml', base.replace('Ani', 'Ina'));
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(tablesOf(path.join(folder, 'child.yaml')).users[0]?.information.name).toBe('Ina');
  });

  it('is refused if it builds on itself, also through others', () => {
    write('one.yaml', 'description: x\nextends: child');
    expect(() => load('description: x\nextends: [base, one]')).toThrow(
      /one\.yaml:2:10: The scenario builds on itself by way of 'child'$/,
    );
    expect(() => load('description: x\nextends: child')).toThrow(/builds on itself/);
  });

  it("reports a parent's problems with the parent's file", () => {
    write('base.yaml', `${base}\nrest: 1`);
    expect(() => load('description: x\nextends: base')).toThrow(/base\.yaml:\d+:1: .*: rest/);
  });

  it('names the position of a wrong value, its own or inherited', () => {
    write('base.yaml', base.replace('gender_id: 1', 'gender_id: 9'));
    expect(() => load('description: x\nextends: base')).toThrow(
      /base\.yaml:8:\d+: templates\.complete\./,
    );
    const child =
      'description: x\nextends: base\npeople: [{ email: a@bos.test, information: { gender_id: 8 } }]';
    expect(() => load(child)).toThrow(/child\.yaml:3:\d+: people\[0\]\..*, not 8$/);
  });

  it('is refused if the file does not exist', () => {
    expect(() => loadScenarioFile('nowhere.yaml')).toThrow('There is no file nowhere.yaml');
  });
});
