import type { UserDetail } from '@/api/wire';
import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { ContactWays } from './ContactWays';
import * as styles from './outcome.module.css';

/**
 * Why the e-KYC has to be repeated, and the way there. Assumption: until the e-KYC page exists, our
 * team sends the link.
 */
export function RepeatEkyc({ detail }: { detail: UserDetail }) {
  const { t } = useText();
  const said = detail.ekyc_message?.trim() ?? '';
  return (
    <>
      <Card title={t('onboarding.submitted.repeatReason')}>
        <p className={styles.reason}>
          {said === '' ? t('onboarding.submitted.repeatReasonBody') : said}
        </p>
      </Card>
      <Card title={t('onboarding.submitted.repeatWay')}>
        <p>{t('onboarding.submitted.repeatWayBody')}</p>
        <ContactWays account={detail.email} />
      </Card>
    </>
  );
}
