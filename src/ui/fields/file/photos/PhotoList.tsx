import { useRef, useState, type RefObject } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '../../../classNames';
import { useLazyComponent } from '../../../useLazyComponent';
import type { FilePreviewDialogProps } from '../FilePreviewDialog';
import * as fileStyles from '../file.module.css';
import type { FileActions, StoredFile } from '../uploadTypes';
import * as styles from './photos.module.css';
import { PhotoTile } from './PhotoTile';
import type { Photo, PhotoQueue } from './photoTypes';
import { shownPosition, usePhotoDrag } from './usePhotoDrag';
import { usePhotoFocus } from './usePhotoFocus';

const fetchPreview = async () => (await import('../FilePreviewDialog')).FilePreviewDialog;

type PhotoListProps = {
  photos: readonly Photo[];
  queue: PhotoQueue;
  isQuiet: boolean;
  actions: Pick<FileActions, 'openFile' | 'shownName'>;
  /** Takes the focus if no photo can. */
  input: RefObject<HTMLElement | null>;
  /** Announces changes to screen readers. */
  onSaid: (words: string) => void;
};

/** The photos in their order: drag, move, preview, retry, remove. */
export function PhotoList({ photos, queue, isQuiet, actions, input, onSaid }: PhotoListProps) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  const preview = useLazyComponent<FilePreviewDialogProps>(fetchPreview);
  const [opened, setOpened] = useState<{ file: StoredFile; local: Blob | null } | null>(null);
  const focus = usePhotoFocus(list, input);
  const nameOf = ({ name }: Photo) => actions.shownName?.(name) ?? name;

  const move = (key: string, to: number) => {
    const moved = photos.find((photo) => photo.key === key);
    if (moved === undefined) return;
    queue.move(key, to);
    const words = { name: nameOf(moved), position: to + 1, total: photos.length };
    onSaid(t('onboardingPhotos.moved', words));
  };
  const { drag, begin, isClickOfDrag } = usePhotoDrag(list, move);

  return (
    <>
      {photos.length > 0 && (
        <ol
          ref={list}
          className={classNames(styles.list, drag !== null && styles.listDragging)}
          aria-label={t('onboardingPhotos.list')}
          {...focus.watched}
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              position={shownPosition(index, drag)}
              total={photos.length}
              isQuiet={isQuiet}
              isDragged={drag?.key === photo.key}
              actions={actions}
              onPreview={(file, local) => {
                if (isClickOfDrag()) return;
                preview.load();
                setOpened({ file, local });
              }}
              onRetry={() => {
                focus.keepAt(photo.key, 'end');
                queue.retry([photo.key]);
              }}
              onRemove={() => {
                focus.leave(index);
                queue.remove(photo.key);
                onSaid(t('onboardingPhotos.removed', { name: nameOf(photo) }));
              }}
              onMove={(to) => {
                focus.keepAt(photo.key, to < index ? 'earlier' : 'later');
                move(photo.key, to);
              }}
              onGrab={(event) => begin(photo.key, index, event)}
            />
          ))}
        </ol>
      )}
      {opened !== null && preview.hasFailed && (
        <p className={fileStyles.state}>{t('common.file.openFailed')}</p>
      )}
      {opened !== null && preview.Component !== null && (
        <preview.Component
          {...opened}
          openFile={actions.openFile}
          shownName={actions.shownName}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
