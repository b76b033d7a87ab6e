import type { ScenarioFile, ScenarioPerson, ScenarioTemplate } from './scenario';

type Complain = (place: readonly string[], reason: string) => never;

/** The people of a scenario with what their templates give them; their own values go before. */
export function mergePeople(scenario: ScenarioFile, complain: Complain): ScenarioPerson[] {
  const templates = scenario.templates ?? {};
  const seen = new Set<string>();
  return scenario.people.map((person, index) => {
    const place = ['people', String(index)];
    const address = person.email.toLowerCase();
    if (seen.has(address)) complain([...place, 'email'], `${person.email} is there twice`);
    seen.add(address);
    return withTemplate(person, templates, [], (name) =>
      complain([...place, 'template'], `There is no template '${name}' that could be used here`),
    );
  });
}

function withTemplate<Person extends ScenarioTemplate>(
  person: Person,
  templates: Readonly<Record<string, ScenarioTemplate>>,
  used: readonly string[],
  complain: (name: string) => never,
): Person {
  const { template: name } = person;
  if (name === undefined) return person;
  const found = templates[name];
  if (!found || used.includes(name)) return complain(name);
  const base = withTemplate(found, templates, [...used, name], complain);
  return merge(base, person) as Person;
}

function merge(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isRecord(base) || !isRecord(own)) return own;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], own[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
