import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import { shortFileName } from '@/domain/files/fileNames';
import { useText } from '@/i18n/useText';
import { isRaster } from '@/ui/fields/file/isRaster';
import { useObjectUrl } from '@/ui/fields/file/useObjectUrl';
import { FileIcon } from '@/ui/icons/thingIcons';
import { ObjectImage } from '@/ui/links/ObjectImage';
import * as styles from '../ekyc.module.css';

/** A picture that was taken or chosen; a PDF by its name. */
export function Picture({ picture, file }: { picture: EkycPicture; file: File }) {
  const { t } = useText();
  const isShown = isRaster(file);
  const url = useObjectUrl(isShown ? file : null);
  if (!isShown)
    return (
      <p className={styles.file}>
        <FileIcon />
        {shortFileName(file.name)}
      </p>
    );
  return url === null ? null : (
    <ObjectImage url={url} alt={t(`ekyc.${picture}.alt`)} className={styles.picture} />
  );
}
