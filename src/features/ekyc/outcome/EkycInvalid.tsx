import { useState } from 'react';
import type { UserDetail } from '@/api/wire';
import { useText } from '@/i18n/useText';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { restartEkyc } from '@/state/ekyc';
import { useAppDispatch } from '@/state/hooks';
import { useFollowedStatus } from '@/state/useFollowedStatus';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { Row } from '@/ui/content/Stack';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { NotYetDrawing } from '@/ui/illustrations/NotYetDrawing';
import { Page } from '@/ui/layout/Page';
import * as styles from '../ekyc.module.css';
import { useEkycPerson } from '../useEkycPerson';

/** The pictures were not good enough: why, and the way to take them again. */
export function EkycInvalid({ detail }: { detail: UserDetail }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const [hasFailed, setHasFailed] = useState(false);
  const { isForPic, isLoading, pic } = useEkycPerson(detail);
  useFollowedStatus();
  const { submit: repeat, isSubmitting } = useSubmitOnce(async () => {
    setHasFailed(false);
    const { problem } = await dispatch(restartEkyc());
    if (problem && !screenSignal().aborted) setHasFailed(true);
  });
  const reason = detail.ekyc_message?.trim();
  return (
    <Page
      title={t('ekyc.invalid.title')}
      above={<NotYetDrawing />}
      lead={isLoading ? undefined : t(`ekyc.invalid.lead${isForPic ? 'ForPic' : ''}`, pic)}
    >
      <Card title={t('ekyc.invalid.reason')}>
        <p>{reason || t('ekyc.invalid.reasonBody')}</p>
      </Card>
      <div role="alert">
        {hasFailed && <p className={styles.problem}>{t('ekyc.invalid.failed')}</p>}
      </div>
      <Row>
        <Button kind="primary" isBusy={isSubmitting} onClick={() => void repeat()}>
          {t('ekyc.invalid.repeat')}
        </Button>
      </Row>
    </Page>
  );
}
