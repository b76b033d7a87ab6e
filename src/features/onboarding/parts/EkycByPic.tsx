import type { Pic, UserDetail } from '@/api/wire';
import { maskEmail } from '@/domain/maskEmail';
import { useText } from '@/i18n/useText';

/** Who does the e-KYC of a company, and where the link was sent. */
export function EkycByPic({ detail, pic }: { detail: UserDetail; pic: Pic | null | undefined }) {
  const { t } = useText();
  const email = maskEmail(pic?.information.email || detail.email);
  return (
    <>
      <p>{t('ekyc.way.sentToPic', { email })}</p>
      <p>{t('ekyc.way.newLink')}</p>
    </>
  );
}
