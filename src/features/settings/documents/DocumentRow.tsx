import { useId, useState } from 'react';
import { safeFileName, shortFileName } from '@/domain/files/fileNames';
import { formatDate } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { useDownload } from '@/ui/fields/file/useDownload';
import type { FilePreviewDialogProps } from '@/ui/fields/file/FilePreviewDialog';
import { DownloadIcon } from '@/ui/icons/actionIcons';
import { EyeIcon } from '@/ui/icons/commonIcons';
import { FileIcon } from '@/ui/icons/thingIcons';
import { useLazyComponent } from '@/ui/useLazyComponent';
import { useFileTransfer } from '../../onboarding/parts/files/useFileTransfer';
import type { StoredDocument } from './documentGroups';
import * as styles from './documents.module.css';

const fetchPreview = async () =>
  (await import('@/ui/fields/file/FilePreviewDialog')).FilePreviewDialog;

/** One document: a preview that runs nothing, and a download. */
export function DocumentRow({ document: { label, file, addedAt } }: { document: StoredDocument }) {
  const { t, language } = useText();
  const nameId = useId();
  const { openFile, renderPdf } = useFileTransfer();
  const download = useDownload(() => openFile(file.pathUrl), safeFileName(file.fileName));
  const preview = useLazyComponent<FilePreviewDialogProps>(fetchPreview);
  const [isOpen, setIsOpen] = useState(false);
  const name = typeof label === 'string' ? t(label) : label.text;
  const hasFailed = download.hasFailed || (isOpen && preview.hasFailed);
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <FileIcon size={20} />
      </span>
      <span className={styles.words}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        <span className={styles.file}>
          {shortFileName(file.fileName)}
          {addedAt !== undefined &&
            ` · ${t('settings.document.addedOn', { date: formatDate(addedAt, language) })}`}
        </span>
        <span role="alert" className={styles.failed}>
          {hasFailed && t('settings.document.downloadFailed', { name })}
        </span>
      </span>
      <span className={styles.actions}>
        <Button
          kind="quiet"
          icon={<EyeIcon size={20} />}
          describedBy={nameId}
          onClick={() => {
            preview.load();
            setIsOpen(true);
          }}
        >
          {t('common.file.preview')}
        </Button>
        <Button
          kind="quiet"
          icon={<DownloadIcon size={20} />}
          describedBy={nameId}
          isBusy={download.isBusy}
          onClick={download.start}
        >
          {t('settings.document.download')}
        </Button>
      </span>
      {download.link}
      {isOpen && preview.Component !== null && (
        <preview.Component
          file={file}
          local={null}
          openFile={openFile}
          {...(renderPdf && { renderPdf })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}
