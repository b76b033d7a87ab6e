import { useId, useRef, type PointerEvent } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '../../../buttons/Button';
import { IconButton } from '../../../buttons/IconButton';
import { classNames } from '../../../classNames';
import { ArrowLeftIcon, ArrowRightIcon, RefreshIcon, TrashIcon } from '../../../icons/actionIcons';
import { CloseIcon } from '../../../icons/commonIcons';
import { ErrorIcon } from '../../../icons/statusIcons';
import * as styles from './photos.module.css';
import type { Photo } from './photoTypes';
import type { FileActions, StoredFile } from '../uploadTypes';
import { UploadBar } from '../UploadBar';
import { PhotoThumb } from './PhotoThumb';
import { usePhotoContent } from './usePhotoContent';

export type PhotoTileProps = {
  photo: Photo;
  /** From 0. */
  position: number;
  total: number;
  isQuiet: boolean;
  isDragged: boolean;
  actions: Pick<FileActions, 'openFile' | 'shownName'>;
  onPreview: (stored: StoredFile, picture: Blob | null) => void;
  onRetry: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
  onGrab: (event: PointerEvent) => void;
};

/** One photo: its thumbnail, its progress, and its actions. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, position, total, isQuiet, isDragged, actions, onRetry, onRemove, onMove } = props;
  const { t } = useText();
  const item = useRef<HTMLLIElement>(null);
  const nameId = useId();
  const content = usePhotoContent(photo, actions.openFile, item);
  const { state } = photo;
  const isUnderWay = state.kind === 'waiting' || state.kind === 'sending';

  return (
    <li
      ref={item}
      data-photo={photo.key}
      style={{ order: position }}
      className={classNames(
        styles.tile,
        isDragged && styles.tileDragged,
        state.kind === 'failed' && styles.tileFailed,
      )}
    >
      <PhotoThumb
        position={position}
        content={content}
        nameId={nameId}
        isPale={state.kind !== 'stored'}
        onPreview={
          state.kind === 'stored' ? () => props.onPreview(state.stored, content.blob) : undefined
        }
        onGrab={isQuiet ? undefined : props.onGrab}
      />
      <p id={nameId} className={styles.name}>
        {actions.shownName?.(photo.name) ?? photo.name}
      </p>
      {isUnderWay && (
        <Progress nameId={nameId} fraction={state.kind === 'sending' ? state.fraction : null} />
      )}
      {state.kind === 'failed' && (
        <p className={styles.failed}>
          <ErrorIcon size={16} />
          {t('common.file.notSent')}
        </p>
      )}
      {!isQuiet && (
        <div className={styles.controls} data-controls="">
          <IconButton
            label={t('onboardingPhotos.earlier')}
            describedBy={nameId}
            isDisabled={position === 0}
            onClick={() => onMove(position - 1)}
          >
            <ArrowLeftIcon size={20} />
          </IconButton>
          <IconButton
            label={t('onboardingPhotos.later')}
            describedBy={nameId}
            isDisabled={position === total - 1}
            onClick={() => onMove(position + 1)}
          >
            <ArrowRightIcon size={20} />
          </IconButton>
          <IconButton
            label={t(isUnderWay ? 'common.file.cancel' : 'onboardingPhotos.remove')}
            describedBy={nameId}
            onClick={onRemove}
          >
            {isUnderWay ? <CloseIcon size={20} /> : <TrashIcon size={20} />}
          </IconButton>
        </div>
      )}
      {state.kind === 'failed' && (
        <Button
          kind="quiet"
          isFullWidth
          icon={<RefreshIcon size={20} />}
          describedBy={nameId}
          onClick={onRetry}
        >
          {t('common.retry')}
        </Button>
      )}
    </li>
  );
}

/** The progress of an upload; null while it waits for its turn. */
function Progress({ nameId, fraction }: { nameId: string; fraction: number | null }) {
  const { t } = useText();
  const percent = Math.round((fraction ?? 0) * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.state}>
        {fraction === null
          ? t('onboardingPhotos.waiting')
          : t('onboardingPhotos.sending', { percent })}
      </p>
      <UploadBar nameId={nameId} fraction={fraction ?? 0} />
    </div>
  );
}
