import { bankApi } from '@/api/bankApi';
import { bankStatementApi } from '@/api/bankStatementApi';
import { collateralApi } from '@/api/collateralApi';
import { consultationApi } from '@/api/consultationApi';
import { financialStatementApi } from '@/api/financialStatementApi';
import { picApi } from '@/api/picApi';
import { shareholderApi } from '@/api/shareholderApi';
import { userApi } from '@/api/userApi';
import { dayInJakarta } from '@/domain/dates';
import type { OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import { contextWith } from './onboardingContext';
import { makeTestStore } from '../store/testStore';

/** A part of a person's answers wins over the empty one of another. */
const filled = <Part extends object>(one: Part, other: Part): Part => {
  const ownAnswers = Object.entries(one).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return { ...other, ...Object.fromEntries(ownAnswers) };
};

/** The stored answers of a married individual and of a company of the mock, in one. */
export async function completeContext(): Promise<OnboardingContext> {
  const { store: individual } = await makeTestStore({ signedInAs: 'active.borrower@bos.test' });
  const { store: company } = await makeTestStore({ signedInAs: 'active.corporate@bos.test' });
  const { getUserDetail } = userApi.endpoints;
  const person = await individual.dispatch(getUserDetail.initiate()).unwrap();
  const detail = await company.dispatch(getUserDetail.initiate()).unwrap();
  const ask = company.dispatch;
  const { getBanks } = bankApi.endpoints;
  const { getBankStatements } = bankStatementApi.endpoints;
  const { getFinancialStatements } = financialStatementApi.endpoints;
  const { getConsultationSchedule } = consultationApi.endpoints;
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
    banks: await ask(getBanks.initiate()).unwrap(),
    bankStatements: await ask(getBankStatements.initiate()).unwrap(),
    financialStatements: await ask(getFinancialStatements.initiate()).unwrap(),
    collateral: await ask(collateralApi.endpoints.getCollaterals.initiate()).unwrap(),
    schedule: await ask(getConsultationSchedule.initiate()).unwrap(),
    pic: await ask(picApi.endpoints.getPic.initiate()).unwrap(),
    shareholders: await ask(shareholderApi.endpoints.getShareholders.initiate()).unwrap(),
    facts: { maritalStatusId: person.information.marital_status_id },
    today: dayInJakarta(Date.now()),
  };
}
