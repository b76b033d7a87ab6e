import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import { object, records } from './readers';
import { financialStatementFields } from './recordFields';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { FinancialStatement, FinancialStatementRequest } from './wire';

const readStatement = object<FinancialStatement>(financialStatementFields);

const BASE = '/user/document/financial-statement';

export const financialStatementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFinancialStatements: build.query<FinancialStatement[], void>({
      query: () => ({ service: 'identity', path: `${BASE}/all`, read: records(readStatement) }),
      providesTags: provides('FinancialStatements'),
    }),
    addFinancialStatement: build.mutation<
      FinancialStatement,
      CallOptions & { body: FinancialStatementRequest }
    >({
      query: adding(() => BASE, readStatement),
      invalidatesTags: changes('FinancialStatements'),
    }),
    updateFinancialStatement: build.mutation<
      FinancialStatement,
      CallOptions & { id: number; body: FinancialStatementRequest }
    >({
      query: changing((id) => `${BASE}/${id}`, readStatement),
      invalidatesTags: changes('FinancialStatements'),
    }),
    deleteFinancialStatement: build.mutation<null, CallOptions & { id: number }>({
      query: removing((id) => `${BASE}/${id}`),
      invalidatesTags: changes('FinancialStatements'),
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }): Promise<void> =>
        removeAtOnce(
          queryFulfilled,
          financialStatementApi.endpoints.getFinancialStatements.select()(getState()).data,
          (change) =>
            dispatch(
              financialStatementApi.util.updateQueryData(
                'getFinancialStatements',
                undefined,
                change,
              ),
            ),
          hasId(id),
        ),
    }),
  }),
});
