import { useId, type RefObject } from 'react';
import { useText } from '@/i18n/useText';
import { Phrase } from '../content/Phrase';
import { ErrorIcon } from '../icons/statusIcons';
import { FragmentLink } from '../links/FragmentLink';
import { findField, focusField, type NamedField } from './focusField';
import * as styles from './form.module.css';
import { fieldPath, type FormErrors } from './formErrors';

export type FieldErrorListProps = {
  /** What is wrong, by path. */
  errors: FormErrors;
  /** The fields as they stood at the last attempt, in the order of the page. */
  fields: readonly NamedField[];
  form: RefObject<HTMLFormElement | null>;
};

/** A question, or a declaration, ends with a mark of its own. */
const withColon = (label: string): string => (/[.?!]$/.test(label) ? label : `${label}:`);

/** What keeps the form from being sent, with a link to each field; empty once all is mended. */
export function FieldErrorList({ errors, fields, form }: FieldErrorListProps) {
  const { t, tRef } = useText();
  const titleId = useId();
  const linked = fields.flatMap(({ path, label }) => {
    const error = errors[fieldPath(path)];
    return error === undefined ? [] : [{ path, label, error }];
  });
  const known = new Set(linked.map(({ path }) => fieldPath(path)));
  const unlinked = Object.entries(errors).filter(([path]) => !known.has(path));
  const count = linked.length + unlinked.length;
  if (count === 0) return null;

  return (
    <section
      className={styles.errorList}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-error-list=""
    >
      <h2 id={titleId} className={styles.errorTitle}>
        <ErrorIcon />
        {t('common.form.errorCount', { count })}
      </h2>
      <ul>
        {linked.map(({ path, label, error }) => (
          <li key={path}>
            <FragmentLink
              targetId={path}
              onFollow={() => {
                const field = form.current && findField(form.current, path);
                if (field) focusField(field);
              }}
            >
              {withColon(label)} <Phrase>{tRef(error)}</Phrase>
            </FragmentLink>
          </li>
        ))}
        {unlinked.map(([path, error]) => (
          <li key={path}>
            <Phrase>{tRef(error)}</Phrase>
          </li>
        ))}
      </ul>
    </section>
  );
}
