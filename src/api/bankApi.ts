import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import { number, object, or, records } from './readers';
import { bankAccountFields } from './recordFields';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { BankAccount, BankAccountRequest } from './wire';

const readBank = object<BankAccount>({ ...bankAccountFields, bank_id: or(number, 0) });

export const bankApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBanks: build.query<BankAccount[], void>({
      query: () => ({ service: 'identity', path: '/user/banks', read: records(readBank) }),
      providesTags: provides('Banks'),
    }),
    addBank: build.mutation<BankAccount, CallOptions & { body: BankAccountRequest }>({
      query: adding(() => '/user/banks', readBank),
      invalidatesTags: changes('Banks'),
    }),
    updateBank: build.mutation<BankAccount, CallOptions & { id: number; body: BankAccountRequest }>(
      {
        query: changing((id) => `/user/banks/${id}`, readBank),
        invalidatesTags: changes('Banks'),
      },
    ),
    /** The statements of the account are deleted with it. */
    deleteBank: build.mutation<null, CallOptions & { id: number }>({
      query: removing((id) => `/user/banks/${id}`),
      invalidatesTags: changes('Banks', 'BankStatements'),
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }): Promise<void> =>
        removeAtOnce(
          queryFulfilled,
          bankApi.endpoints.getBanks.select()(getState()).data,
          (change) => dispatch(bankApi.util.updateQueryData('getBanks', undefined, change)),
          hasId(id),
        ),
    }),
  }),
});
