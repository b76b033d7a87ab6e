import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { FileButton } from '@/ui/fields/file/FileButton';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Page } from '@/ui/layout/Page';
import { CameraBox } from '../camera/CameraBox';
import * as styles from '../ekyc.module.css';
import { PICTURES, type PictureStepProps } from './ekycPictures';
import { StepNumber } from './StepNumber';
import { useChosenPicture } from './useChosenPicture';

/** The camera, and the choice of a file, which is always there. */
export function TakePicture({
  picture,
  onTaken,
  onBack,
}: Pick<PictureStepProps, 'picture' | 'onTaken' | 'onBack'>) {
  const { t, tRef } = useText();
  const { fileKind, number } = PICTURES[picture];
  const { problem, choose } = useChosenPicture(fileKind, onTaken);
  return (
    <Page
      title={t(`ekyc.${picture}.title`)}
      lead={t(`ekyc.${picture}.lead`)}
      above={<StepNumber number={number} />}
    >
      <div className={styles.take}>
        {/* Above the camera: below it, a small screen would not show it. */}
        <div role="alert">
          {problem !== null && <p className={styles.problem}>{tRef(problem)}</p>}
        </div>
        <CameraBox picture={picture} onTaken={onTaken} />
        <FileButton
          label={t(`ekyc.${picture}.choose`)}
          help={t(`ekyc.${picture}.accept`)}
          accept={fileKind}
          onChosen={choose}
        />
      </div>
      <BottomBar>
        <Button onClick={onBack}>{t('actions.back')}</Button>
      </BottomBar>
    </Page>
  );
}
