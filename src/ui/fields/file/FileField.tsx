import { useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { ArrivingAlert } from '../../feedback/ArrivingAlert';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { useKeptFocus } from '../../useKeptFocus';
import { useLazyComponent } from '../../useLazyComponent';
import type { ACCEPT } from './accept';
import { EmptyFile, FailedFile, SendingFile, StoredFileCard } from './FileStates';
import type { FilePreviewDialogProps } from './FilePreviewDialog';
import * as styles from './file.module.css';
import { FileZone } from './FileZone';
import type { FileActions, StoredFile } from './uploadTypes';
import { useUnsentFiles } from './useUnsentFiles';
import { useUpload } from './useUpload';

const fetchPreview = async () => (await import('./FilePreviewDialog')).FilePreviewDialog;

export type FileFieldProps = FieldProps<'file'> &
  FileActions & {
    accept: keyof typeof ACCEPT;
    /** Called when the value changes, with null when the file was removed. */
    onChanged?: (file: StoredFile | null) => void;
    /** Replaces the removal for a file that is its own record; the value stays. */
    onRemove?: () => void;
  };

/**
 * A file that is uploaded at once: dropped, chosen, or taken with the camera. The value is `{
 * fileName, pathUrl }`, null for none. A form with a running upload, or a failed one that was
 * neither retried nor discarded, cannot be sent.
 */
export function FileField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  accept,
  onChanged,
  onRemove,
  ...actions
}: FileFieldProps) {
  const { t, tRef } = useText();
  const field = useBoundField<StoredFile>({
    name,
    label,
    isReadOnly: isReadOnly === true,
    isDisabled,
  });
  const { id } = field;
  const input = useRef<HTMLInputElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [local, setLocal] = useState<File | null>(null);
  const value = field.value ?? null;
  const isQuiet = field.isReadOnly || isDisabled;
  const preview = useLazyComponent<FilePreviewDialogProps>(fetchPreview);

  const change = (stored: StoredFile | null, file: File | null) => {
    setLocal(file);
    field.setValue(stored);
    onChanged?.(stored);
  };
  const { state, start, cancel } = useUpload(actions, change);
  const isRunning = state.kind === 'sending';
  const isEmpty = value === null && !isRunning && state.kind !== 'failed';
  const error = 'reason' in state ? tRef(state.reason) : field.error;

  const { shownName } = actions;
  useUnsentFiles(field, {
    underWay: isRunning ? [shownName?.(state.file.name) ?? state.file.name] : [],
    failedCount: 'reason' in state ? 1 : 0,
    reason: state.kind === 'failed' ? state.reason : null,
  });

  // The buttons that start or end an upload disappear with it; the input stays, and takes the
  // focus.
  const send = (file: File) => {
    start(file);
    input.current?.focus();
  };
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !isQuiet) send(actions.tidyFile?.(file) ?? file);
  };
  const stop = () => {
    cancel();
    input.current?.focus();
  };
  const focusHandlers = useKeptFocus(input, isRunning);

  return (
    <FileZone
      {...{ id, name, label, helpText, isOptional, error, hint, input, accept, isEmpty, isQuiet }}
      focusHandlers={focusHandlers}
      isRequired={!isOptional && value === null}
      isInvalid={error !== null}
      isErrorLive={'reason' in state}
      onChosen={choose}
      onInputBlur={field.touch}
      announced={
        <>
          {isRunning && <span>{t('common.file.begun')}</span>}
          {state.kind === 'idle' && local !== null && <span>{t('common.file.ended')}</span>}
        </>
      }
      below={
        <>
          {isPreviewed && preview.hasFailed && (
            <ArrivingAlert className={styles.state}>{t('common.file.openFailed')}</ArrivingAlert>
          )}
          {isPreviewed && preview.Component !== null && value !== null && (
            <preview.Component
              file={value}
              local={local}
              openFile={actions.openFile}
              renderPdf={actions.renderPdf}
              shownName={shownName}
              onClose={() => setIsPreviewed(false)}
            />
          )}
        </>
      }
    >
      {isRunning ? (
        <SendingFile
          {...{ shownName }}
          file={state.file}
          fraction={state.fraction}
          onCancel={stop}
        />
      ) : state.kind === 'failed' ? (
        <FailedFile
          {...{ shownName }}
          file={state.file}
          onRetry={() => send(state.file)}
          onCancel={stop}
        />
      ) : value === null ? (
        <EmptyFile inputId={id} isQuiet={isQuiet} onChosen={choose} />
      ) : (
        <StoredFileCard
          inputId={id}
          shownName={shownName}
          file={value}
          local={local}
          isQuiet={isQuiet}
          onPreview={() => {
            preview.load();
            setIsPreviewed(true);
          }}
          onRemove={
            onRemove ??
            (() => {
              // The problem of a replacement file disappears with it.
              cancel();
              change(null, null);
              input.current?.focus();
            })
          }
        />
      )}
    </FileZone>
  );
}
