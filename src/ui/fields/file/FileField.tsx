import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '../../classNames';
import { VisuallyHidden } from '../../content/VisuallyHidden';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { useUploadsUnderWay } from '../../leaving/useLeaveReason';
import { useLazyPart } from '../../useLazyPart';
import { describedBy, FieldFrame, labelId } from '../FieldFrame';
import { ACCEPT } from './accept';
import { EmptyFile, FailedFile, SendingFile, StoredFileCard } from './FileStates';
import type { FilePreviewDialogProps } from './FilePreviewDialog';
import * as styles from './file.module.css';
import type { FileActions, StoredFile } from './uploadTypes';
import { useFileDrop } from './useFileDrop';
import { useFocusKept } from './useFocusKept';
import { useUpload } from './useUpload';

const fetchPreview = async () => (await import('./FilePreviewDialog')).FilePreviewDialog;

export type FileFieldProps = FieldProps &
  FileActions & {
    accept: keyof typeof ACCEPT;
    /** Called when the value changes, with null when the file was removed. */
    onChanged?: (file: StoredFile | null) => void;
    /** Takes over what removing does, for a file that is a record of its own; the value stays. */
    onRemove?: () => void;
  };

/**
 * A file that goes up at once: dropped, chosen, or taken with the camera. The value is
 * `{ fileName, pathUrl }`, null for none. A form with an upload that is under way, or that failed and
 * was neither tried again nor given up, cannot be sent.
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
  const { id, setPending } = field;
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [local, setLocal] = useState<File | null>(null);
  const value = field.value ?? null;
  const isQuiet = field.isReadOnly || isDisabled;
  const preview = useLazyPart<FilePreviewDialogProps>(fetchPreview);

  const change = (stored: StoredFile | null, file: File | null) => {
    setLocal(file);
    field.setValue(stored);
    onChanged?.(stored);
  };
  const { state, start, cancel } = useUpload(actions, change);
  const isRunning = state.kind === 'checking' || state.kind === 'sending';
  const isEmpty = value === null && !isRunning && state.kind !== 'failed';
  const error = 'reason' in state ? tRef(state.reason) : field.error;

  const { shownName } = actions;
  const hasFailed = state.kind === 'failed' || state.kind === 'refused';
  const underWay = isRunning ? [shownName?.(state.file.name) ?? state.file.name] : [];
  useUploadsUnderWay(underWay, hasFailed ? 1 : 0);
  const unsent = state.kind === 'failed' ? state.reason : null;
  const pending = isRunning ? 'common.file.stillUploading' : unsent;
  useEffect(() => {
    setPending(pending);
    return () => setPending(null);
  }, [pending, setPending]);

  // The buttons that start or end an upload go away with it; the input stays, and takes the focus.
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
  const focusKept = useFocusKept(input, isRunning);
  const isOver = useFileDrop(zone, !isQuiet, choose);

  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }} isErrorLive>
      <div
        ref={zone}
        {...focusKept}
        className={classNames(
          styles.zone,
          isEmpty && styles.zoneEmpty,
          isOver && styles.zoneOver,
          error !== null && styles.zoneInvalid,
          isQuiet && styles.zoneQuiet,
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          accept={ACCEPT[accept]}
          disabled={isQuiet}
          required={!isOptional && value === null}
          aria-labelledby={labelId(id)}
          aria-invalid={error !== null}
          aria-describedby={describedBy({ id, helpText, isOptional, error, hint }) || undefined}
          onChange={(event) => {
            choose(event.target.files);
            // So that the same file can be chosen again after a failure.
            event.target.value = '';
          }}
          onBlur={field.touch}
        />
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
                // What was said of a file that was to take its place goes with it.
                cancel();
                change(null, null);
                input.current?.focus();
              })
            }
          />
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {isRunning && <span>{t('common.file.begun')}</span>}
          {state.kind === 'idle' && local !== null && <span>{t('common.file.ended')}</span>}
        </span>
      </VisuallyHidden>
      {isPreviewed && preview.hasFailed && (
        <p className={styles.state}>{t('common.file.openFailed')}</p>
      )}
      {isPreviewed && preview.Part !== null && value !== null && (
        <preview.Part
          file={value}
          local={local}
          openFile={actions.openFile}
          renderPdf={actions.renderPdf}
          shownName={shownName}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </FieldFrame>
  );
}
