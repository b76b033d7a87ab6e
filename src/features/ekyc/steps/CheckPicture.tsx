import { useEffect, useState } from 'react';
import type { PictureHint } from '@/domain/ekyc/pictureHints';
import { useText } from '@/i18n/useText';
import { measurePicture } from '@/state/camera';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { BottomBar } from '@/ui/layout/BottomBar';
import { Page } from '@/ui/layout/Page';
import * as styles from '../ekyc.module.css';
import { PICTURES, type PictureStepProps } from './ekycPictures';
import { Picture } from './Picture';
import { StepNumber } from './StepNumber';

/** The picture, with hints of what may be wrong with it; they never prevent that it is used. */
export function CheckPicture({
  picture,
  file,
  onRetake,
  onAccepted,
}: Pick<PictureStepProps, 'picture' | 'onRetake' | 'onAccepted'> & { file: File }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const [hints, setHints] = useState<readonly PictureHint[]>([]);
  useEffect(() => {
    let isWanted = true;
    void dispatch(measurePicture(file, picture)).then((found) => isWanted && setHints(found));
    return () => {
      isWanted = false;
    };
  }, [dispatch, file, picture]);

  return (
    <Page
      title={t(`ekyc.${picture}.checkTitle`)}
      lead={t(`ekyc.${picture}.checkLead`)}
      above={<StepNumber number={PICTURES[picture].number} />}
    >
      <Picture picture={picture} file={file} />
      <div role="status">
        {hints.length > 0 && (
          <StatusBanner kind="warning" title={t('ekyc.hint.title')}>
            <ul className={styles.list}>
              {hints.map((hint) => (
                <li key={hint}>{t(`ekyc.hint.${hint}`)}</li>
              ))}
            </ul>
            <p>{t('ekyc.hint.goOn')}</p>
          </StatusBanner>
        )}
      </div>
      <BottomBar>
        <Button onClick={onRetake}>{t('ekyc.check.retake')}</Button>
        <Button kind="primary" onClick={onAccepted}>
          {t('ekyc.check.use')}
        </Button>
      </BottomBar>
    </Page>
  );
}
