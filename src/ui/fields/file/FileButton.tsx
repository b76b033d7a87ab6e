import { useId } from 'react';
import { UploadIcon } from '../../icons/actionIcons';
import { ACCEPT } from './accept';
import * as styles from './file.module.css';

/** Opens the file chooser: a button, where no field shows what was chosen. */
export function FileButton({
  label,
  help,
  accept,
  onChosen,
}: {
  label: string;
  /** Which files are taken. */
  help: string;
  accept: keyof typeof ACCEPT;
  onChosen: (file: File) => void;
}) {
  const id = useId();
  return (
    <div className={styles.fileButton}>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={ACCEPT[accept]}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) onChosen(file);
        }}
      />
      <label htmlFor={id} className={styles.fileButtonLabel}>
        <UploadIcon size={20} />
        {label}
      </label>
      <p id={`${id}-help`} className={styles.fileButtonHelp}>
        {help}
      </p>
    </div>
  );
}
