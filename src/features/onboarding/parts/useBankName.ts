import { useGetBankListQuery } from '@/api/masterApi';

/** The name of a bank; empty while the list is on its way, or where it does not know the bank. */
export function useBankName(): (bankId: number) => string {
  const { currentData: banks } = useGetBankListQuery();
  return (bankId) => banks?.find(({ id }) => id === bankId)?.name ?? '';
}
