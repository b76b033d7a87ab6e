import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { OpenPdf } from '@/ports/files';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import * as styles from './consent.module.css';

/** Sharp enough for high-resolution screens, and for twice the size. */
const WIDTH_PX = 1_600;

/** One page, drawn; its text beside it for screen readers. */
export function PdfPage({
  pdf,
  pageNumber,
  onFailed,
}: {
  /** Null while it is being opened: an empty sheet. */
  pdf: OpenPdf | null;
  pageNumber: number;
  onFailed: () => void;
}) {
  const { t } = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (pdf === null) return undefined;
    let isWanted = true;
    // A new canvas for each drawing, because two drawings at once on the same canvas would mix.
    const canvas = document.createElement('canvas');
    pdf.drawPage(pageNumber, canvas, WIDTH_PX).then(
      (words) => {
        if (!isWanted) return;
        sheet.current?.replaceChildren(canvas);
        setText(words);
      },
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, pageNumber]);

  return (
    <div className={styles.page}>
      <div
        ref={sheet}
        className={styles.sheet}
        role="img"
        aria-label={t('consent.page', { page: pageNumber, total: pdf?.pageCount ?? 1 })}
        aria-busy={text === null || undefined}
      />
      {text !== null && <VisuallyHidden>{text}</VisuallyHidden>}
    </div>
  );
}
