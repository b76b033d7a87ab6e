import { useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { OpenPdf } from '@/ports/files';
import { openPdf } from '@/state/files';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { ArrivingAlert } from '@/ui/feedback/ArrivingAlert';
import * as styles from './consent.module.css';
import { PdfPage } from './PdfPage';

/** How wide the pages can be, as fractions of the screen. */
const SIZES = [1, 1.5, 2, 3];

/** A page larger than the screen is scrolled by keys too, so it can take the focus. */
const REACHABLE = { tabIndex: 0 };

type Opened = { kind: 'opening' } | { kind: 'failed' } | { kind: 'open'; pdf: OpenPdf };

const OPENING: Opened = { kind: 'opening' };

/** All pages of a PDF, one below the other; as wide as the screen, or larger on request. */
export function PdfPages({ file }: { file: Blob }) {
  const { t } = useText();
  const { opened, setOpened } = useOpenPdf(file);
  const [size, setSize] = useState(0);
  const fail = () => setOpened({ kind: 'failed' });

  if (opened.kind === 'failed')
    return (
      <ArrivingAlert className={styles.undrawn}>
        <p>{t('common.file.noPreview')}</p>
        <Button kind="quiet" onClick={() => setOpened(OPENING)}>
          {t('common.retry')}
        </Button>
      </ArrivingAlert>
    );
  const pageCount = opened.kind === 'open' ? opened.pdf.pageCount : 1;
  const part = SIZES[size] ?? 1;
  return (
    <div className={styles.reader}>
      <div className={styles.sizes} role="group" aria-label={t('consent.size')}>
        <Button kind="quiet" isDisabled={size === 0} onClick={() => setSize(size - 1)}>
          {t('consent.smaller')}
        </Button>
        <output className={styles.size}>{`${part * 100}%`}</output>
        <Button
          kind="quiet"
          isDisabled={size === SIZES.length - 1}
          onClick={() => setSize(size + 1)}
        >
          {t('consent.larger')}
        </Button>
      </div>
      <div
        className={styles.desk}
        role="region"
        aria-label={t('consent.title')}
        {...(size > 0 && REACHABLE)}
      >
        <div className={styles.pages} style={{ width: `${part * 100}%` }}>
          {Array.from({ length: pageCount }, (_, index) => (
            <PdfPage
              key={index}
              pdf={opened.kind === 'open' ? opened.pdf : null}
              pageNumber={index + 1}
              onFailed={fail}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function useOpenPdf(file: Blob) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState(OPENING);
  const isOpening = opened.kind === 'opening';

  useEffect(() => {
    if (!isOpening) return undefined;
    let isWanted = true;
    dispatch(openPdf(file)).then(
      (pdf) => (isWanted ? setOpened({ kind: 'open', pdf }) : pdf.close()),
      () => isWanted && setOpened({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch, file, isOpening]);

  useEffect(() => {
    if (opened.kind !== 'open') return undefined;
    return () => opened.pdf.close();
  }, [opened]);

  return { opened, setOpened };
}
