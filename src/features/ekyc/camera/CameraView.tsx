import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import { useText } from '@/i18n/useText';
import type { CameraFacing } from '@/ports/camera';
import { Button } from '@/ui/buttons/Button';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { CameraIcon } from '@/ui/icons/actionIcons';
import * as styles from '../ekyc.module.css';
import { PICTURES } from '../steps/ekycPictures';
import { GuideFrame } from './GuideFrame';
import { useCamera, type CameraState } from './useCamera';

/** One camera, from the question for permission to the picture. */
export function CameraView({
  picture,
  facing,
  switchButton,
  onChanged,
  onOpened,
  onTaken,
  onRetry,
}: {
  picture: EkycPicture;
  facing: CameraFacing;
  switchButton: ReactNode;
  /** The state is another, and its buttons are too. */
  onChanged: (kind: CameraState['kind']) => void;
  onOpened: (deviceId: string) => void;
  onTaken: (file: File) => void;
  onRetry: () => void;
}) {
  const { t } = useText();
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(facing, video, onOpened);
  useEffect(() => onChanged(state.kind), [onChanged, state.kind]);
  const [hasFailed, setHasFailed] = useState(false);
  const { submit: take, isSubmitting } = useSubmitOnce(async () => {
    if (state.kind !== 'open' || video.current === null) return;
    setHasFailed(false);
    const file = await state.camera.take(video.current, PICTURES[picture].fileName);
    if (file === null) {
      setHasFailed(true);
      return;
    }
    state.camera.stop();
    onTaken(file);
  });

  const isReady = state.kind === 'open';
  return (
    <>
      {state.kind !== 'fault' && (
        <>
          <div className={styles.viewfinder}>
            <video
              ref={video}
              className={classNames(styles.video, facing === 'user' && styles.mirrored)}
              aria-label={t('ekyc.camera.picture')}
              playsInline
              muted
            />
            {isReady && <GuideFrame picture={picture} />}
            {!isReady && <p className={styles.asking}>{t('ekyc.camera.asking')}</p>}
            <span className={styles.switch}>{switchButton}</span>
          </div>
          <VisuallyHidden>
            <span role="status">{isReady && t('ekyc.camera.ready')}</span>
          </VisuallyHidden>
          <Button
            kind="primary"
            icon={<CameraIcon size={20} />}
            isFullWidth
            isDisabled={!isReady}
            isBusy={isSubmitting}
            onClick={() => void take()}
          >
            {t('ekyc.camera.shutter')}
          </Button>
        </>
      )}
      <div role="alert">
        {state.kind === 'fault' && (
          <StatusBanner
            kind="warning"
            title={t(`ekyc.camera.${state.fault}.title`)}
            action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
          >
            <p>{t(`ekyc.camera.${state.fault}.body`)}</p>
          </StatusBanner>
        )}
        {state.kind !== 'fault' && hasFailed && (
          <p className={styles.problem}>{t('ekyc.camera.notTaken')}</p>
        )}
      </div>
    </>
  );
}
