import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Phrase } from '../content/Phrase';
import { ErrorIcon, InfoIcon } from '../icons/statusIcons';
import * as styles from './field.module.css';

export type FieldFrameProps = {
  /** Id of the control; the ids of label, help and error are derived from it. */
  id: string;
  name: string;
  label: string;
  helpText?: string | undefined;
  isOptional?: boolean | undefined;
  /** In words. */
  error: string | null;
  hint?: ReactNode;
  /** Several controls share the label: a group with a legend instead of a label of one control. */
  group?: 'group' | 'radiogroup' | undefined;
  /**
   * Whether the error comes while the focus is elsewhere, and is announced; left out where that is
   * never so. Any other error is in the description of the field that takes the focus.
   */
  isErrorLive?: boolean;
  children: ReactNode;
};

type Described = Pick<FieldFrameProps, 'id' | 'helpText' | 'isOptional' | 'error' | 'hint'>;

/** Ids of everything that describes the control, for its `aria-describedby`. */
export const describedBy = ({ id, helpText, isOptional, error, hint }: Described): string =>
  [
    isOptional === true && `${id}-optional`,
    helpText && `${id}-help`,
    hint && `${id}-hint`,
    error !== null && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');

export const labelId = (id: string): string => `${id}-label`;

/** Label, help, control, remark and error of one field, in this order. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, helpText, isOptional, error, hint, group, children } = props;
  const { t } = useText();
  const { isErrorLive } = props;
  const shownError = error !== null && (
    <p id={`${id}-error`} className={styles.error}>
      <ErrorIcon size={18} />
      <Phrase>{error}</Phrase>
    </p>
  );
  return (
    <div
      className={styles.field}
      data-field={name}
      data-label={label}
      data-invalid={error !== null}
      {...(group && {
        role: group,
        'aria-labelledby': labelId(id),
        'aria-describedby': describedBy(props) || undefined,
      })}
      {...(group === 'radiogroup' && {
        'aria-required': isOptional !== true,
        'aria-invalid': error !== null,
      })}
    >
      <div className={styles.head}>
        {group ? (
          <span id={labelId(id)} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={labelId(id)} htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        {isOptional && (
          <span id={`${id}-optional`} className={styles.optional}>
            {t('common.optional')}
          </span>
        )}
      </div>
      {helpText && (
        <p id={`${id}-help`} className={styles.help}>
          {helpText}
        </p>
      )}
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <InfoIcon size={18} />
          {hint}
        </p>
      )}
      {isErrorLive !== undefined && (
        <div className={styles.live} role="alert">
          {isErrorLive && shownError}
        </div>
      )}
      {isErrorLive !== true && <div className={styles.live}>{shownError}</div>}
    </div>
  );
}
