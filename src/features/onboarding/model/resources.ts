import { bankApi } from '@/api/bankApi';
import { bankStatementApi } from '@/api/bankStatementApi';
import { collateralApi } from '@/api/collateralApi';
import { consultationApi } from '@/api/consultationApi';
import { financialStatementApi } from '@/api/financialStatementApi';
import { picApi } from '@/api/picApi';
import { shareholderApi } from '@/api/shareholderApi';
import { recordOf } from '@/primitives/records';
import { typedKeys } from '@/primitives/typedKeys';
import { queryOf, type QueryEndpoint } from './useQueries';

/** `empty` is its value in flows that do not read it. */
const resource = <Value, Empty>(endpoint: QueryEndpoint<void, Value>, empty: Empty) => ({
  ...queryOf(endpoint, undefined),
  empty,
});
const list = <Item>(endpoint: QueryEndpoint<void, Item[]>) =>
  resource<Item[], Item[]>(endpoint, []);
const single = <Value>(endpoint: QueryEndpoint<void, Value>) =>
  resource<Value, Value | null>(endpoint, null);

/**
 * What an application has besides profile, detail and step: one line each. It is fetched for flows
 * with a sub-step that `reads` it, and is in the context under its name.
 */
export const resources = {
  banks: list(bankApi.endpoints.getBanks),
  bankStatements: list(bankStatementApi.endpoints.getBankStatements),
  financialStatements: list(financialStatementApi.endpoints.getFinancialStatements),
  collateral: list(collateralApi.endpoints.getCollaterals),
  schedule: single(consultationApi.endpoints.getConsultationSchedule),
  /** The person in charge. */
  pic: single(picApi.endpoints.getPic),
  shareholders: list(shareholderApi.endpoints.getShareholders),
};

export type ResourceName = keyof typeof resources;
export type Resources = { [Name in ResourceName]: (typeof resources)[Name]['empty'] };

export const resourceNames = typedKeys(resources);

/** All resources by their values; empty where there is none. The cast: keys and values belong together. */
export const resourcesOf = (valueOf: (name: ResourceName) => unknown): Resources =>
  recordOf(resourceNames, (name) => valueOf(name) ?? resources[name].empty) as Resources;
