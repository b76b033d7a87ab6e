import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { useLazyComponent } from '@/ui/useLazyComponent';
import type { FilePreviewDialogProps } from '@/ui/fields/file/FilePreviewDialog';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { useFileTransfer } from '../files/useFileTransfer';
import * as styles from './summary.module.css';

const fetchPreview = async () =>
  (await import('@/ui/fields/file/FilePreviewDialog')).FilePreviewDialog;

/** A stored file by its name, opened in a preview. */
export function FileValue({ file }: { file: StoredFile }) {
  const { t } = useText();
  const { openFile, renderPdf } = useFileTransfer();
  const preview = useLazyComponent<FilePreviewDialogProps>(fetchPreview);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.file}>
      <span className={styles.fileName}>{file.fileName}</span>
      <button
        type="button"
        className={styles.linkLike}
        onClick={() => {
          preview.load();
          setIsOpen(true);
        }}
      >
        {t('onboarding.review.open')}
      </button>
      {isOpen && preview.hasFailed && <span role="alert">{t('onboarding.review.openFailed')}</span>}
      {isOpen && preview.Component !== null && (
        <preview.Component
          file={file}
          local={null}
          openFile={openFile}
          {...(renderPdf && { renderPdf })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
