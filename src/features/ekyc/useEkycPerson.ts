import { useGetPicQuery } from '@/api/picApi';
import type { UserDetail } from '@/api/wire';
import { isCompany, transitionFacts } from '@/domain/access/transitions';
import { maskEmail } from '@/domain/maskEmail';
import { useText } from '@/i18n/useText';
import { useVisitRecord } from './useVisitRecord';

/** Whose identity the page is about, and whether that is the reader (ekyc.md#the-ways-there). */
export interface EkycPerson {
  isOfCompany: boolean;
  /** The reader is the owner of the account, and another person is in charge. */
  isForPic: boolean;
  /** Not known yet: no text that depends on it is shown. */
  isLoading: boolean;
  /** For texts about the person in charge. */
  pic: { company: string; email: string };
}

/** Only the owner of the account comes to the page without a link. */
export function useEkycPerson(detail: UserDetail): EkycPerson {
  const { t } = useText();
  const { record } = useVisitRecord();
  const isOfCompany = isCompany(transitionFacts(detail, []));
  const isAsked = isOfCompany && record.isByLink !== true;
  const { currentData: pic, isFetching } = useGetPicQuery(undefined, { skip: !isAsked });
  const email = pic?.information.email || detail.email;
  const isLoading = isFetching && pic === undefined;
  return {
    isOfCompany,
    isForPic: isAsked && !isLoading && email !== detail.email,
    isLoading,
    pic: {
      company: detail.information.company_name ?? t('ekyc.intro.aCompany'),
      email: maskEmail(email),
    },
  };
}
