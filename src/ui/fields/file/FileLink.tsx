import { useText } from '@/i18n/useText';
import * as styles from './fileLink.module.css';
import type { StoredFile } from './uploadTypes';
import type { FilePreview } from './useFilePreview';

export type FileLinkProps = {
  file: StoredFile;
  /** The name as it is shown, if it is another one. */
  shownName?: string;
  preview: FilePreview;
};

/** A stored file by its name, with the button that opens its preview. */
export function FileLink({ file, shownName = file.fileName, preview }: FileLinkProps) {
  const { t } = useText();
  return (
    <span className={styles.file}>
      <span className={styles.name}>{shownName}</span>
      <button type="button" className={styles.open} onClick={() => preview.open(file)}>
        {t('common.file.preview')}
      </button>
      <span role="alert">{preview.hasFailed && t('common.file.openFailed')}</span>
    </span>
  );
}
