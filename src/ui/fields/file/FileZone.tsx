import { useRef, type FocusEventHandler, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../classNames';
import { VisuallyHidden } from '../../content/VisuallyHidden';
import { describedBy, FieldFrame, labelId, type FieldFrameProps } from '../FieldFrame';
import { ACCEPT } from './accept';
import * as styles from './file.module.css';
import { useFileDrop } from './useFileDrop';

type FileZoneProps = Omit<FieldFrameProps, 'group' | 'isErrorLive'> & {
  /** The error is of an upload, and not of the form. */
  isErrorLive: boolean;
  input: RefObject<HTMLInputElement | null>;
  accept: keyof typeof ACCEPT;
  isMultiple?: boolean;
  isEmpty: boolean;
  isRequired: boolean;
  /** Read-only. */
  isQuiet: boolean;
  isInvalid: boolean;
  /** Ids of what describes the input besides help and error. */
  describedByAlso?: string;
  onChosen: (files: FileList | null) => void;
  onInputBlur: () => void;
  /** Class names of the drop zone and its content. */
  focusHandlers?: { onFocus: FocusEventHandler; onBlur: FocusEventHandler };
  /** Text for screen readers only. */
  announced: ReactNode;
  /** Content below the drop zone, such as an open preview. */
  below?: ReactNode;
};

/** The frame of a file field: a drop zone, with the input that opens the file chooser. */
export function FileZone(props: FileZoneProps) {
  const { id, error, input, accept, isEmpty, isQuiet, onChosen, children } = props;
  const zone = useRef<HTMLDivElement>(null);
  const isDraggedOver = useFileDrop(zone, !isQuiet, onChosen);
  const description = `${describedBy(props)} ${props.describedByAlso ?? ''}`.trim();
  return (
    <FieldFrame
      {...{ id, error }}
      name={props.name}
      label={props.label}
      helpText={props.helpText}
      isOptional={props.isOptional}
      hint={props.hint}
      isErrorLive={props.isErrorLive}
    >
      <div
        ref={zone}
        {...props.focusHandlers}
        className={classNames(
          styles.zone,
          isEmpty && styles.zoneEmpty,
          isDraggedOver && styles.zoneOver,
          error !== null && styles.zoneInvalid,
          isQuiet && styles.zoneQuiet,
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple={props.isMultiple}
          className={styles.input}
          accept={ACCEPT[accept]}
          disabled={isQuiet}
          required={props.isRequired}
          aria-labelledby={labelId(id)}
          aria-invalid={props.isInvalid}
          aria-describedby={description || undefined}
          onChange={(event) => {
            onChosen(event.target.files);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
          onBlur={props.onInputBlur}
        />
        {children}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{props.announced}</span>
      </VisuallyHidden>
      {props.below}
    </FieldFrame>
  );
}
