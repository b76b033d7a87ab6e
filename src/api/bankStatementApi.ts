import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import { list, nothing, object } from './readers';
import { bankStatementFields } from './recordFields';
import { adding, changing, removing } from './recordCalls';
import { changes, changesBelow, provides } from './tags';
import type { BankStatement, BankStatementRequest } from './wire';

const readStatement = object<BankStatement>(bankStatementFields);

const BASE = '/user/bank-statement';

export const bankStatementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The statements of all accounts; `bank_id` is the id of the account. */
    getBankStatements: build.query<BankStatement[], void>({
      query: () => ({ service: 'identity', path: `${BASE}/all`, read: list(readStatement) }),
      providesTags: provides('BankStatements'),
    }),
    addBankStatement: build.mutation<
      BankStatement,
      CallOptions & { accountId: number; body: BankStatementRequest }
    >({
      query: adding(({ accountId }) => `${BASE}/bank/${accountId}/add`, readStatement),
      invalidatesTags: changesBelow('Banks', 'BankStatements'),
    }),
    updateBankStatement: build.mutation<
      BankStatement,
      CallOptions & { id: number; body: BankStatementRequest }
    >({
      query: changing((id) => `${BASE}/${id}/update`, readStatement),
      invalidatesTags: changes('BankStatements'),
    }),
    deleteBankStatement: build.mutation<null, CallOptions & { id: number }>({
      query: removing((id) => `${BASE}/${id}/delete`),
      invalidatesTags: changes('BankStatements'),
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }): Promise<void> =>
        removeAtOnce(
          queryFulfilled,
          bankStatementApi.endpoints.getBankStatements.select()(getState()).data,
          (change) =>
            dispatch(bankStatementApi.util.updateQueryData('getBankStatements', undefined, change)),
          hasId(id),
        ),
    }),
    /** All months of one account. */
    deleteBankStatementsOfBank: build.mutation<null, CallOptions & { accountId: number }>({
      query: ({ accountId, problems }) => ({
        service: 'identity',
        path: `${BASE}/bank/${accountId}/delete`,
        method: 'DELETE',
        problems,
        read: nothing,
      }),
      invalidatesTags: changesBelow('Banks', 'BankStatements'),
      onQueryStarted: ({ accountId }, { dispatch, getState, queryFulfilled }): Promise<void> =>
        removeAtOnce(
          queryFulfilled,
          bankStatementApi.endpoints.getBankStatements.select()(getState()).data,
          (change) =>
            dispatch(bankStatementApi.util.updateQueryData('getBankStatements', undefined, change)),
          (statement) => statement.bank_id === accountId,
        ),
    }),
  }),
});
