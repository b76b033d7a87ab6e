import { useParams } from 'react-router-dom';
import { useText } from '@/i18n/useText';
import { Delayed } from '@/ui/feedback/Delayed';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { Page } from '@/ui/layout/Page';
import { ConsentForm } from './ConsentForm';
import { ConsentProblem } from './ConsentProblem';
import * as styles from './consent.module.css';
import { useConsent } from './useConsent';

/**
 * The form that an emergency contact is asked to agree to, opened by the link in their mail
 * (sign-in.md#consent-page). Opening it is not a consent: the back office records that.
 */
export function ConsentScreen() {
  const { id = '' } = useParams();
  return <Consent key={id} id={id} />;
}

function Consent({ id }: { id: string }) {
  const { t } = useText();
  const { consent, retry } = useConsent(id);
  if (consent.kind === 'failed') return <ConsentProblem {...consent} onRetry={retry} />;
  return (
    <Page title={t('consent.title')} lead={t('consent.lead')}>
      {consent.kind === 'loading' ? (
        <div role="status">
          <Delayed>
            <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          </Delayed>
          <div className={styles.sheetToCome}>
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="90%" />
          </div>
        </div>
      ) : (
        <ConsentForm form={consent.form} />
      )}
    </Page>
  );
}
