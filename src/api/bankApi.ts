import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import {
  flag,
  flagOrNull,
  number,
  numberOrNull,
  object,
  or,
  records,
  textOrEmpty,
  textOrNull,
} from './readers';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { BankAccount, BankAccountRequest } from './wire';

const readBank = object<BankAccount>({
  id: number,
  bank_id: or(number, 0),
  account_name: textOrEmpty,
  account_no: textOrEmpty,
  account_type_id: numberOrNull,
  branch_name: textOrNull,
  is_open: or(flag, false),
  is_active: or(flag, false),
  is_affiliate_with_bank: flagOrNull,
  remark_transfer_id: numberOrNull,
  remark_other: textOrNull,
});

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
