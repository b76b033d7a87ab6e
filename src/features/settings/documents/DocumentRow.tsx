import { useId } from 'react';
import { safeFileName } from '@/domain/files/fileNames';
import { dayOf } from '@/domain/moments';
import { formatDate } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { useStoredFiles } from '@/state/useStoredFiles';
import { Button } from '@/ui/buttons/Button';
import { useDownload } from '@/ui/fields/file/useDownload';
import { useFilePreview } from '@/ui/fields/file/useFilePreview';
import { DownloadIcon } from '@/ui/icons/actionIcons';
import { EyeIcon } from '@/ui/icons/commonIcons';
import { FileIcon } from '@/ui/icons/thingIcons';
import type { StoredDocument } from './documentGroups';
import * as styles from './documents.module.css';

/** One document: a preview that runs nothing, and a download. */
export function DocumentRow({ document: { label, file, addedAt } }: { document: StoredDocument }) {
  const { t, language } = useText();
  const nameId = useId();
  const files = useStoredFiles();
  const preview = useFilePreview(files);
  const download = useDownload(() => files.openFile(file.pathUrl), safeFileName(file.fileName));
  const name = typeof label === 'string' ? t(label) : label.text;
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
          {files.shownName(file.fileName)}
          {addedAt !== undefined &&
            ` · ${t('settings.document.addedOn', { date: formatDate(dayOf(addedAt) ?? addedAt, language) })}`}
        </span>
        <span role="alert" className={styles.failed}>
          {preview.hasFailed && t('common.file.openFailed')}
          {download.hasFailed && t('settings.document.downloadFailed', { name })}
        </span>
      </span>
      <span className={styles.actions}>
        <Button
          kind="quiet"
          icon={<EyeIcon size={20} />}
          describedBy={nameId}
          onClick={() => preview.open(file)}
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
          {t('common.file.download')}
        </Button>
      </span>
      {download.link}
      {preview.dialog}
    </li>
  );
}
