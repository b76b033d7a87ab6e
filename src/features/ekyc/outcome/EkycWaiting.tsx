import { useLocation } from 'react-router-dom';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { UserDetail } from '@/api/wire';
import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { FOLLOW_EVERY_MS, useFollowedStatus } from '@/state/useFollowedStatus';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Row } from '@/ui/content/Stack';
import { ClockIcon } from '@/ui/icons/statusIcons';
import { Page } from '@/ui/layout/Page';
import * as styles from '../ekyc.module.css';
import { useEkycPerson } from '../useEkycPerson';

/** Both pictures are stored: the page follows the status by itself. */
export function EkycWaiting({ detail }: { detail: UserDetail }) {
  const { t } = useText();
  const { search } = useLocation();
  const { isForPic, isLoading } = useEkycPerson(detail);
  useFollowedStatus();
  useGetUserDetailQuery(undefined, {
    pollingInterval: FOLLOW_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Page
      title={t('ekyc.waiting.title')}
      above={
        <span className={styles.mark} aria-hidden="true">
          <ClockIcon size={32} />
        </span>
      }
    >
      <p>{!isLoading && t(isForPic ? 'ekyc.way.sentByPic' : 'ekyc.waiting.lead')}</p>
      <p className={styles.muted}>{t('ekyc.waiting.body')}</p>
      <Row>
        <ButtonLink kind="primary" to={`${PATHS.onboardingSubmitted}${search}`}>
          {t('ekyc.waiting.status')}
        </ButtonLink>
      </Row>
    </Page>
  );
}
