import { useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { Phrase } from '../../../content/Phrase';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { Button } from '../../../buttons/Button';
import { classNames } from '../../../classNames';
import { useFormContext } from '../../../forms/formContext';
import { useBoundField, type FieldProps } from '../../../forms/useBoundField';
import { RefreshIcon } from '../../../icons/actionIcons';
import { ErrorIcon } from '../../../icons/statusIcons';
import { EmptyFile } from '../FileStates';
import { FileZone } from '../FileZone';
import type { PhotoActions, StoredFile } from '../uploadTypes';
import { useUnsentFiles } from '../useUnsentFiles';
import { PhotoList } from './PhotoList';
import { PhotoNotes } from './PhotoNotes';
import * as styles from './photos.module.css';
import { usePastedFiles } from './usePastedFiles';
import { usePhotoQueue } from './usePhotoQueue';

export type PhotosFieldProps = Omit<FieldProps, 'isOptional'> & {
  min: number;
  max: number;
  actions: PhotoActions;
};

const UNSENT = typedMessageRef('onboardingPhotos.unsent');
const NONE: readonly StoredFile[] = [];

/**
 * Several pictures in an order, uploaded at once: chosen, dropped, pasted or taken with the camera.
 * The value is the list of stored ones, `{ fileName, pathUrl }`. A form with a picture that is
 * uploading, or that failed, cannot be sent.
 */
export function PhotosField(props: PhotosFieldProps) {
  const { name, label, helpText, hint, min, max, actions, isReadOnly, isDisabled = false } = props;
  const { t, tRef } = useText();
  const field = useBoundField<StoredFile[]>({
    name,
    label,
    isReadOnly: isReadOnly === true,
    isDisabled,
  });
  const { id } = field;
  const form = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const isQuiet = field.isReadOnly || isDisabled;
  const { photos, notes, checking, queue } = usePhotoQueue({
    storedPhotos: field.value ?? NONE,
    max,
    actions,
    onStored: field.setValue,
  });

  const failed = photos.flatMap(({ key, state }) =>
    state.kind === 'failed' ? [{ key, reason: state.reason }] : [],
  );
  const underWay = [
    ...photos.flatMap(({ name: file, state: { kind } }) =>
      kind === 'waiting' || kind === 'sending' ? [file] : [],
    ),
    ...checking,
  ];
  const isUnderWay = underWay.length > 0;
  const unsent = failed.length > 0 ? UNSENT : null;
  const pending = useUnsentFiles(field, {
    underWay: underWay.map((file) => actions.shownName?.(file) ?? file),
    failedCount: failed.length + notes.filter(({ kind }) => kind === 'refused').length,
    reason: unsent,
  });
  const hasStored = photos.some(({ origin, state }) => origin !== null && state.kind === 'stored');

  const add = (files: FileList | null) => {
    if (!isQuiet && files !== null) queue.add([...files]);
  };
  usePastedFiles(!isQuiet, add);

  // While photos upload, the hint to wait only appears when the user wants to go on.
  const fieldError = isUnderWay && !form.hasAttempted ? null : field.error;
  const error = fieldError ?? (unsent !== null && !isUnderWay ? tRef(unsent) : null);
  const countId = `${id}-count`;
  const notesId = `${id}-notes`;

  return (
    <FileZone
      {...{ id, name, label, helpText, error, hint, input, isQuiet }}
      accept="picture"
      isMultiple
      isEmpty={photos.length === 0}
      isRequired={photos.length < min}
      isErrorLive={unsent !== null && !isUnderWay}
      isInvalid={error !== null || notes.some(({ kind }) => kind !== 'twin')}
      describedByAlso={`${countId} ${notesId}`}
      onChosen={add}
      onInputBlur={field.touch}
      announced={
        <>
          <span>{said}</span>
          {isUnderWay && <span>{t('onboardingPhotos.begun')}</span>}
          {hasStored && pending === null && <span>{t('onboardingPhotos.allStored')}</span>}
        </>
      }
    >
      {(!isQuiet || photos.length === 0) && (
        <EmptyFile
          inputId={id}
          isQuiet={isQuiet}
          onChosen={add}
          words={{
            none: t('onboardingPhotos.none'),
            choose: t('onboardingPhotos.choose'),
            drag: t('onboardingPhotos.drag'),
          }}
        />
      )}
      <div id={notesId} className={styles.live} aria-live="polite">
        {notes.length > 0 && (
          <PhotoNotes
            notes={notes}
            max={max}
            shownName={actions.shownName}
            onClose={() => {
              queue.forgetNotes();
              input.current?.focus();
            }}
          />
        )}
      </div>
      {photos.length > 0 && (
        <div className={classNames(styles.head, isQuiet && styles.headAlone)}>
          <p id={countId} className={styles.count}>
            {photos.length < min
              ? t('onboardingPhotos.missing', {
                  count: photos.length,
                  missing: min - photos.length,
                })
              : t('onboardingPhotos.count', { count: photos.length, max })}
          </p>
          {!isQuiet && photos.length > 1 && (
            <p className={styles.muted}>{t('onboardingPhotos.orderHelp')}</p>
          )}
          {[...new Set(failed.map(({ reason }) => tRef(reason)))].map((reason) => (
            <p key={reason} className={styles.failed}>
              <ErrorIcon size={16} />
              <Phrase>{reason}</Phrase>
            </p>
          ))}
          {failed.length > 1 && (
            <Button
              kind="quiet"
              icon={<RefreshIcon size={20} />}
              onClick={() => {
                queue.retry(failed.map(({ key }) => key));
                input.current?.focus();
              }}
            >
              {t('onboardingPhotos.retryAll')}
            </Button>
          )}
        </div>
      )}
      <PhotoList {...{ photos, queue, isQuiet, actions, input }} onSaid={setSaid} />
    </FileZone>
  );
}
