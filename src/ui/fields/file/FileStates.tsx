import { useId, useRef } from 'react';
import { formatFileSize } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { Button } from '../../buttons/Button';
import { classNames } from '../../classNames';
import { CameraIcon, RefreshIcon, TrashIcon, UploadIcon } from '../../icons/actionIcons';
import { EyeIcon } from '../../icons/commonIcons';
import { CheckIcon } from '../../icons/statusIcons';
import { FileIcon } from '../../icons/thingIcons';
import { labelId } from '../FieldFrame';
import { ObjectImage } from '../../links/ObjectImage';
import * as styles from './file.module.css';
import { isRaster } from './isRaster';
import type { FileActions, StoredFile } from './uploadTypes';
import { UploadBar } from './UploadBar';
import { useObjectUrl } from './useObjectUrl';

type EmptyFileProps = {
  inputId: string;
  isQuiet: boolean;
  onChosen: (files: FileList | null) => void;
  /** In words, where it is not about a file of any kind. */
  words?: { none: string; choose: string; drag: string };
};

/** No file yet: an area to drop or choose one, and the camera of a phone. */
export function EmptyFile({ inputId, isQuiet, onChosen, words }: EmptyFileProps) {
  const { t } = useText();
  const camera = useRef<HTMLInputElement>(null);
  if (isQuiet) return <p className={styles.empty}>{words?.none ?? t('common.file.none')}</p>;
  return (
    <div className={styles.empty}>
      <label htmlFor={inputId} className={styles.pick}>
        <UploadIcon size={20} />
        {words?.choose ?? t('common.file.choose')}
      </label>
      <span className={styles.drag}>{words?.drag ?? t('common.file.drag')}</span>
      <span className={styles.camera}>
        <Button
          kind="quiet"
          icon={<CameraIcon size={20} />}
          describedBy={labelId(inputId)}
          onClick={() => camera.current?.click()}
        >
          {t('common.file.camera')}
        </Button>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => {
            onChosen(event.target.files);
            event.target.value = '';
          }}
        />
      </span>
    </div>
  );
}

type Naming = { shownName: FileActions['shownName'] };
type SendingFileProps = Naming & { file: File; fraction: number; onCancel: () => void };

/** The upload is running. */
export function SendingFile({ shownName, file, fraction, onCancel }: SendingFileProps) {
  const { t, language } = useText();
  const nameId = useId();
  const percent = Math.round(fraction * 100);
  return (
    <div className={classNames(styles.file, styles.underWay)}>
      <span className={styles.thumb}>
        <FileIcon />
      </span>
      <div>
        <p id={nameId} className={styles.name}>
          {shownName?.(file.name) ?? file.name}
        </p>
        <p className={styles.state}>
          {t('common.file.sending', {
            percent,
            size: formatFileSize(file.size, language),
          })}
        </p>
      </div>
      <UploadBar nameId={nameId} fraction={fraction} />
      <div className={styles.actions}>
        <Button kind="quiet" describedBy={nameId} onClick={onCancel}>
          {t('common.file.cancel')}
        </Button>
      </div>
    </div>
  );
}

type FailedFileProps = Naming & { file: File; onRetry: () => void; onCancel: () => void };

/** The upload failed; the reason is below the field. */
export function FailedFile({ shownName, file, onRetry, onCancel }: FailedFileProps) {
  const { t } = useText();
  const nameId = useId();
  return (
    <div className={classNames(styles.file, styles.underWay)}>
      <span className={styles.thumb}>
        <FileIcon />
      </span>
      <div>
        <p id={nameId} className={styles.name}>
          {shownName?.(file.name) ?? file.name}
        </p>
        <p className={styles.state}>{t('common.file.notSent')}</p>
      </div>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          icon={<RefreshIcon size={20} />}
          describedBy={nameId}
          onClick={onRetry}
        >
          {t('common.retry')}
        </Button>
        <Button kind="quiet" describedBy={nameId} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

type StoredFileCardProps = Naming & {
  inputId: string;
  file: StoredFile;
  /** The file itself, if it was chosen in this visit. */
  local: File | null;
  isQuiet: boolean;
  onPreview: () => void;
  onRemove: () => void;
};

/** Uploaded: preview, replace, remove. */
export function StoredFileCard(props: StoredFileCardProps) {
  const { inputId, shownName, file, local, isQuiet } = props;
  const { t } = useText();
  const nameId = useId();
  const isPicture = local !== null && isRaster(local);
  const thumbUrl = useObjectUrl(isPicture ? local : null);
  return (
    <div className={styles.file}>
      {thumbUrl === null ? (
        <span className={styles.thumb}>
          <FileIcon />
        </span>
      ) : (
        <ObjectImage url={thumbUrl} alt="" className={styles.thumb} />
      )}
      <div>
        <p id={nameId} className={styles.name}>
          {shownName?.(file.fileName) ?? file.fileName}
        </p>
        <p className={classNames(styles.state, styles.stateDone)}>
          <CheckIcon size={16} />
          {t('common.file.stored')}
        </p>
      </div>
      <div className={classNames(styles.actions, styles.actionsOfStored)}>
        {/* First, because it shows the focus of the input. */}
        {!isQuiet && (
          <label htmlFor={inputId} className={styles.pick}>
            <UploadIcon size={20} />
            {t('common.file.replace')}
          </label>
        )}
        <Button
          kind="quiet"
          icon={<EyeIcon size={20} />}
          describedBy={nameId}
          onClick={props.onPreview}
        >
          {t('common.file.preview')}
        </Button>
        {!isQuiet && (
          <Button
            kind="quiet"
            icon={<TrashIcon size={20} />}
            describedBy={nameId}
            onClick={props.onRemove}
          >
            {t('common.file.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
