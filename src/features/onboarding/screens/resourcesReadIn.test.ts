import { flows } from '@/domain/onboarding/flows/all';
import { resourcesReadIn } from './resourcesReadIn';

test.each([
  ['borrowerIndividuNonPartner', 'banks bankStatements financialStatements collateral schedule'],
  ['borrowerIndividuDirectPartner', 'banks bankStatements financialStatements'],
  ['funderIndividu', 'banks'],
] as const)(
  'the pages of %s read %s, a schedule only where they ask for a date',
  (variant, names) => {
    expect(resourcesReadIn(flows[variant]).join(' ')).toBe(names);
  },
);
