import { userApi } from '@/api/userApi';
import { dayInJakarta } from '@/domain/dates';
import { resourceNames, resources, resourcesOf } from '@/features/onboarding/model/resources';
import type { OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import { contextWith } from './onboardingContext';
import { makeTestStore } from '../store/testStore';

/** Merges two records; non-empty values of the first win. */
const filled = <Row extends object>(one: Row, other: Row): Row => {
  const ownValues = Object.entries(one).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return { ...other, ...Object.fromEntries(ownValues) };
};

/**
 * The stored values of a married individual and of a company of the mock, merged into one context.
 */
export async function completeContext(): Promise<OnboardingContext> {
  const { store: individual } = await makeTestStore({ signedInAs: 'active.borrower@bos.test' });
  const { store: company } = await makeTestStore({ signedInAs: 'active.corporate@bos.test' });
  const { getUserDetail } = userApi.endpoints;
  const person = await individual.dispatch(getUserDetail.initiate()).unwrap();
  const detail = await company.dispatch(getUserDetail.initiate()).unwrap();
  await Promise.all(resourceNames.map((name) => company.dispatch(resources[name].initiate())));
  const base = contextWith();
  return {
    ...base,
    detail: {
      ...person,
      partner_relation_start_date: '2024-03-01',
      information: filled(
        { ...base.detail.information, partner_commitment_id: 1 },
        filled(person.information, detail.information),
      ),
      documents: filled(
        { ...base.detail.documents, recommendation_letter: person.documents.ktp },
        filled(person.documents, detail.documents),
      ),
      addresses: filled(person.addresses, detail.addresses),
    },
    ...resourcesOf((name) => resources[name].select(company.getState()).data),
    facts: { maritalStatusId: person.information.marital_status_id },
    today: dayInJakarta(Date.now()),
  };
}
