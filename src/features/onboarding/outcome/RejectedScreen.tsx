import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { NotYetDrawing } from '@/ui/illustrations/NotYetDrawing';
import { ContactWays } from './ContactWays';
import { OutcomePage } from './OutcomePage';
import * as styles from './outcome.module.css';
import { rejectionReason } from './rejection';
import { useOutcome } from './useOutcome';

/** The application was not accepted: why, and what the applicant can do (onboarding.md#outcome). */
export function RejectedScreen() {
  const { t } = useText();
  const outcome = useOutcome();
  if (outcome === null) return <PageSkeleton />;
  const { statusId, detail } = outcome;
  const reason = rejectionReason(statusId, detail);
  return (
    <OutcomePage
      title={t('onboardingRejected.title')}
      lead={t('onboardingRejected.intro')}
      drawing={<NotYetDrawing />}
      statusId={statusId}
      cardTitle={t('onboardingRejected.reason')}
      card={<p className={styles.reason}>{'said' in reason ? reason.said : t(reason.key)}</p>}
      homeLabel={t('onboarding.submitted.home')}
    >
      <Card title={t('onboardingRejected.next')}>
        <ul className={styles.advice}>
          <li>
            <span className={styles.title}>{t('onboardingRejected.contact')}</span>
            <span className={styles.body}>{t('onboardingRejected.contactBody')}</span>
            <ContactWays account={detail.email} />
          </li>
          <li>
            <span className={styles.title}>{t('onboardingRejected.documents')}</span>
            <span className={styles.body}>{t('onboardingRejected.documentsBody')}</span>
          </li>
          <li>
            <span className={styles.title}>{t('onboardingRejected.news')}</span>
            <span className={styles.body}>{t('onboardingRejected.newsBody')}</span>
          </li>
        </ul>
      </Card>
    </OutcomePage>
  );
}
