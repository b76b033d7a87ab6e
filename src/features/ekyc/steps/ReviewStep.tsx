import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import { useText } from '@/i18n/useText';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { arePicturesWanted } from '@/state/ekyc';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Page } from '@/ui/layout/Page';
import { Picture } from './Picture';
import { StepNumber } from './StepNumber';
import type { Pictures } from './useSendPictures';

/** Both pictures, before they are sent. */
export function ReviewStep({
  ktp,
  selfie,
  onRetake,
  onSend,
}: Pictures & { onRetake: (picture: EkycPicture) => void; onSend: () => void }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const { submit: send, isSubmitting } = useSubmitOnce(async () => {
    const screen = screenSignal();
    const areWanted = await dispatch(arePicturesWanted());
    if (areWanted && !screen.aborted) onSend();
  });
  return (
    <Page
      title={t('ekyc.review.title')}
      lead={t('ekyc.review.lead')}
      above={<StepNumber number={3} />}
    >
      <Card title={t('ekyc.ktp.title')}>
        <Picture picture="ktp" file={ktp} />
        <Button kind="quiet" onClick={() => onRetake('ktp')}>
          {t('ekyc.review.retakeKtp')}
        </Button>
      </Card>
      <Card title={t('ekyc.selfie.title')}>
        <Picture picture="selfie" file={selfie} />
        <Button kind="quiet" onClick={() => onRetake('selfie')}>
          {t('ekyc.review.retakeSelfie')}
        </Button>
      </Card>
      <BottomBar>
        <Button kind="primary" isBusy={isSubmitting} onClick={() => void send()}>
          {t('ekyc.review.send')}
        </Button>
      </BottomBar>
    </Page>
  );
}
