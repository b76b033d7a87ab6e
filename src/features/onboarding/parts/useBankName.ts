import { useGetBankListQuery } from '@/api/masterApi';

/** The name of a bank; empty while the list loads, or if the bank is not in it. */
export function useBankName(): (bankId: number) => string {
  const { currentData: banks } = useGetBankListQuery();
  return (bankId) => banks?.find(({ id }) => id === bankId)?.name ?? '';
}
