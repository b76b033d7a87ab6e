import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '../../buttons/Button';
import { DownloadLink } from '../../buttons/DownloadLink';
import { Dialog } from '../../dialogs/Dialog';
import { Skeleton } from '../../feedback/Skeleton';
import { ObjectImage } from '../../links/ObjectImage';
import * as styles from './file.module.css';
import { isRaster } from './isRaster';
import type { FileActions, StoredFile } from './uploadTypes';
import { useObjectUrl } from './useObjectUrl';

export type FilePreviewDialogProps = Pick<FileActions, 'openFile' | 'renderPdf' | 'shownName'> & {
  file: StoredFile;
  /** The file itself, if it was chosen in this visit. */
  local: Blob | null;
  onClose: () => void;
};

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; blob: Blob };

function useFileContent({ file, local, openFile }: FilePreviewDialogProps) {
  const [loaded, setLoaded] = useState<Loaded>(
    local === null ? { kind: 'loading' } : { kind: 'ready', blob: local },
  );
  const open = useEffectEvent(() => openFile(file.pathUrl));

  useEffect(() => {
    if (loaded.kind !== 'loading') return undefined;
    let isWanted = true;
    const show = (next: Loaded) => {
      if (isWanted) setLoaded(next);
    };
    open().then(
      (blob) => show({ kind: 'ready', blob }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [loaded.kind]);

  return { loaded, retry: () => setLoaded({ kind: 'loading' }) };
}

const isPdf = (blob: Blob, name: string) =>
  blob.type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');

/** A stored file, as a picture or the first page of a PDF, with a download link. */
export function FilePreviewDialog(props: FilePreviewDialogProps) {
  const { file, renderPdf, shownName = (name: string) => name, onClose } = props;
  const { t } = useText();
  const { loaded, retry } = useFileContent(props);
  const blob = loaded.kind === 'ready' ? loaded.blob : null;
  const url = useObjectUrl(blob);
  // Kept in state, because a dialog mounts its content after this component's effects have run.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [hasFailedToDraw, setHasFailedToDraw] = useState(false);
  const isDrawn = blob !== null && renderPdf !== undefined && isPdf(blob, file.fileName);

  useEffect(() => {
    if (!isDrawn || canvas === null) return;
    renderPdf(blob, canvas).catch(() => setHasFailedToDraw(true));
  }, [isDrawn, blob, canvas, renderPdf]);

  return (
    <Dialog
      title={shownName(file.fileName)}
      isOpen
      onClose={onClose}
      isWide
      actions={
        <>
          {url !== null && (
            <DownloadLink url={url} fileName={file.fileName}>
              {t('common.file.download')}
            </DownloadLink>
          )}
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <div className={styles.preview}>
        {loaded.kind === 'loading' && <Skeleton height="12rem" />}
        {loaded.kind === 'failed' && (
          <>
            <p>{t('common.file.openFailed')}</p>
            <Button kind="quiet" onClick={retry}>
              {t('common.retry')}
            </Button>
          </>
        )}
        {isDrawn && !hasFailedToDraw && (
          <div role="img" aria-label={t('common.file.firstPage')}>
            <canvas ref={setCanvas} />
          </div>
        )}
        {url !== null && blob !== null && isRaster(blob) && (
          <ObjectImage url={url} alt={shownName(file.fileName)} />
        )}
        {(hasFailedToDraw || (blob !== null && !isDrawn && !isRaster(blob))) && (
          <p>{t('common.file.noPreview')}</p>
        )}
      </div>
    </Dialog>
  );
}
