import { flows } from '@/domain/onboarding/flows/all';
import { visibleSteps } from '@/domain/onboarding/visibleSteps';
import type { DefinitionOf, OnboardingContext } from '../../onboarding/model/stepDefinition';
import { completenessOf, noteOnIncomplete, pageToComplete } from './completenessOf';

const visible = visibleSteps(flows.borrowerIndividuNonPartner, { maritalStatusId: 2 });

/** The completeness where these sub-steps lack something. */
const lacking = (...ids: string[]) =>
  completenessOf({
    visible,
    context: {} as OnboardingContext,
    definitionOf: ((id: string) => ({
      missing: () => (ids.includes(id) ? [{ key: 'validation.required' }] : []),
    })) as unknown as DefinitionOf,
  });

test.each([
  [[], 10, 100],
  [['banks'], 9, 90],
  [['identity', 'domicile', 'banks'], 7, 70],
  [['review'], 10, 100],
  [['spouse'], 10, 100],
])('without %j, %i of ten visible sub-steps are complete: %i %%', (ids, completed, percent) => {
  expect(lacking(...ids)).toMatchObject({ completed, total: 10, percent });
});

test('a hundred per cent is shown only where nothing is missing', () => {
  const { percent, incomplete } = lacking('identity');
  expect(percent).toBeLessThan(100);
  expect(incomplete.map(({ position }) => position.subStep.id)).toEqual(['identity']);
});

test.each([
  ['banks', 10, '/settings/bank-account'],
  ['banks', 9, '/settings/bank-account'],
  ['banks', 1, null],
  ['banks', 7, null],
  ['identity', 10, null],
] as const)('%s at status %i is completed at %s', (id, statusId, page) => {
  expect(pageToComplete(id, statusId)).toBe(page);
});

test.each([
  [1, 'dashboard.data.afterConsent'],
  [3, 'dashboard.data.byTeam'],
  [2, 'dashboard.data.contact'],
  [10, 'dashboard.data.contact'],
])('what cannot be completed at status %i is explained by %s', (statusId, key) => {
  expect(noteOnIncomplete(statusId)).toBe(key);
});
