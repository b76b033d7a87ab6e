import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetUserDetailQuery } from '@/api/userApi';
import type { UserDetail } from '@/api/wire';
import { EKYC_PAGE } from '@/domain/access/paths';
import { hasEkycPictures } from '@/domain/ekyc/ekycStage';
import { useText } from '@/i18n/useText';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { openEkyc } from '@/state/ekyc';
import { useAppDispatch } from '@/state/hooks';
import { FOLLOW_EVERY_MS } from '@/state/useFollowedStatus';
import { Button } from '@/ui/buttons/Button';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

/** The way to the e-KYC page at e-KYC Waiting; says so if it cannot be opened. */
export function EkycWay({
  detail,
  onFailed,
}: {
  detail: UserDetail;
  /** Called with false when another try begins. */
  onFailed: (hasFailed: boolean) => void;
}) {
  const { t } = useText();
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  // The pictures may be sent from another device.
  useGetUserDetailQuery(undefined, {
    pollingInterval: FOLLOW_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const { submit: open, isSubmitting } = useSubmitOnce(async () => {
    onFailed(false);
    const opening = await dispatch(openEkyc(screenSignal()));
    if (opening.kind === 'failed') onFailed(true);
  });
  if (hasEkycPictures(detail.documents))
    return (
      <ButtonLink kind="primary" to={`${EKYC_PAGE}${search}`}>
        {t('ekyc.way.waiting')}
      </ButtonLink>
    );
  return (
    <Button kind="primary" isBusy={isSubmitting} onClick={() => void open()}>
      {t('ekyc.way.continue')}
    </Button>
  );
}

/** Whether the way could not be opened, and what to say then. */
export function useEkycProblem(hasFailedBefore = false): {
  onFailed: (hasFailed: boolean) => void;
  problem: string | null;
} {
  const { t } = useText();
  const [hasFailed, setHasFailed] = useState(false);
  return {
    onFailed: setHasFailed,
    problem: hasFailed || hasFailedBefore ? t('ekyc.way.failed') : null,
  };
}
