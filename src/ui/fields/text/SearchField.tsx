import { useId, type RefObject } from 'react';
import { VisuallyHidden } from '../../content/VisuallyHidden';
import { IconButton } from '../../buttons/IconButton';
import { classNames } from '../../classNames';
import { CloseIcon } from '../../icons/commonIcons';
import { SearchIcon } from '../../icons/thingIcons';
import * as boxStyles from '../box.module.css';
import * as styles from './searchField.module.css';

export type SearchFieldProps = {
  /** Accessible name, and what is in the field while it is empty. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** Searches what is below while one types; no form around it. */
export function SearchField({ label, clearLabel, value, onChange, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <div role="search" className={classNames(boxStyles.box, styles.box)}>
      <label htmlFor={id} className={styles.icon}>
        <SearchIcon size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(boxStyles.input, styles.input)}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
      />
      {value !== '' && (
        <span className={boxStyles.end}>
          <IconButton
            label={clearLabel}
            onClick={() => {
              onChange('');
              ref.current?.focus();
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        </span>
      )}
    </div>
  );
}
