import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { readFileRef } from './fileRefs';
import { undoRemovalOnFailure } from './optimism';
import { list, nothing, number, numberOrNull, object } from './readers';
import { changes } from './tags';
import type { FinancialStatement, FinancialStatementRequest } from './wire';

const readStatement = object<FinancialStatement>({
  id: number,
  month: number,
  year: number,
  document: readFileRef,
  document_status_id: numberOrNull,
  document_type_id: numberOrNull,
});

const BASE = '/user/document/financial-statement';

export const financialStatementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFinancialStatements: build.query<FinancialStatement[], void>({
      query: () => ({ service: 'identity', path: `${BASE}/all`, read: list(readStatement) }),
      providesTags: ['FinancialStatements'],
    }),
    addFinancialStatement: build.mutation<
      FinancialStatement,
      CallOptions & { body: FinancialStatementRequest }
    >({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: BASE,
        method: 'POST',
        body,
        problems,
        read: readStatement,
      }),
      invalidatesTags: changes('FinancialStatements'),
    }),
    updateFinancialStatement: build.mutation<
      FinancialStatement,
      CallOptions & { id: number; body: FinancialStatementRequest }
    >({
      query: ({ id, body, problems }) => ({
        service: 'identity',
        path: `${BASE}/${id}`,
        method: 'PUT',
        body,
        problems,
        read: readStatement,
      }),
      invalidatesTags: changes('FinancialStatements'),
    }),
    deleteFinancialStatement: build.mutation<null, CallOptions & { id: number }>({
      query: ({ id, problems }) => ({
        service: 'identity',
        path: `${BASE}/${id}`,
        method: 'DELETE',
        problems,
        read: nothing,
      }),
      invalidatesTags: changes('FinancialStatements'),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }): Promise<void> => {
        const removal = dispatch(
          financialStatementApi.util.updateQueryData(
            'getFinancialStatements',
            undefined,
            (statements) => statements.filter((statement) => statement.id !== id),
          ),
        );
        await undoRemovalOnFailure(removal, queryFulfilled);
      },
    }),
  }),
});

export const {
  useGetFinancialStatementsQuery,
  useAddFinancialStatementMutation,
  useUpdateFinancialStatementMutation,
  useDeleteFinancialStatementMutation,
} = financialStatementApi;
