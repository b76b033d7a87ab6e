import { useRef, useState } from 'react';
import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import { useText } from '@/i18n/useText';
import type { CameraFacing } from '@/ports/camera';
import { IconButton } from '@/ui/buttons/IconButton';
import { SwitchCameraIcon } from '@/ui/icons/actionIcons';
import { useIsPageVisible } from '@/ui/useIsPageVisible';
import { useKeptFocus } from '@/ui/useKeptFocus';
import * as styles from '../ekyc.module.css';
import { PICTURES } from '../steps/ekycPictures';
import { CameraView } from './CameraView';
import type { CameraState } from './useCamera';

const OTHER: Readonly<Record<CameraFacing, CameraFacing>> = {
  user: 'environment',
  environment: 'user',
};

/**
 * The camera of a step, front or back. It is off while the page is hidden, and once a picture is
 * taken or the step is left. Each `attempt` opens it again. The buttons of a state go with it, and
 * the box takes the focus.
 */
export function CameraBox({
  picture,
  onTaken,
}: {
  picture: EkycPicture;
  onTaken: (file: File) => void;
}) {
  const { t } = useText();
  const isVisible = useIsPageVisible();
  const [facing, setFacing] = useState(PICTURES[picture].facing);
  const [attempt, setAttempt] = useState(0);
  const [isOnlyOne, setIsOnlyOne] = useState(false);
  const lastDevice = useRef('');
  const [kind, setKind] = useState<CameraState['kind']>('asking');
  const box = useRef<HTMLDivElement>(null);
  const focusHandlers = useKeptFocus(box, `${isVisible} ${attempt} ${kind} ${isOnlyOne}`);

  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={t('ekyc.camera.title')}
      className={styles.cameraBox}
      {...focusHandlers}
    >
      {!isVisible && <p className={styles.muted}>{t('ekyc.camera.paused')}</p>}
      {isVisible && (
        <CameraView
          key={`${facing}-${attempt}`}
          picture={picture}
          facing={facing}
          onChanged={setKind}
          onOpened={(deviceId) => {
            setIsOnlyOne(deviceId !== '' && deviceId === lastDevice.current && attempt > 0);
            lastDevice.current = deviceId;
          }}
          onTaken={onTaken}
          onRetry={() => {
            lastDevice.current = '';
            setAttempt(attempt + 1);
          }}
          switchButton={
            isOnlyOne ? null : (
              <IconButton
                label={t(facing === 'user' ? 'ekyc.camera.toBack' : 'ekyc.camera.toFront')}
                onClick={() => {
                  setFacing(OTHER[facing]);
                  setAttempt(attempt + 1);
                }}
              >
                <SwitchCameraIcon />
              </IconButton>
            )
          }
        />
      )}
      <p role="status" className={styles.muted}>
        {isOnlyOne && t('ekyc.camera.onlyOne')}
      </p>
    </div>
  );
}
