import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';
import type { OpenPdf } from '@/ports/files';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A phone's browser may refuse to draw more than this. */
const MOST_PIXELS = 16_000_000;

/** Only line breaks matter of the layout of a text. */
const textOf = (items: readonly (TextItem | TextMarkedContent)[]): string =>
  items
    .map((item) => {
      if (!('str' in item)) return '';
      return item.hasEOL ? `${item.str}\n` : item.str;
    })
    .join('')
    .trim();

/**
 * Opens a PDF. Nothing in the file can run: pdf.js is loaded on demand, its worker comes from our
 * own origin, and a canvas has no links or scripts. Rejects, as drawing does, if the file is broken
 * or protected by a password.
 */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  const close = () => void loading.destroy().catch(() => undefined);
  const pdf = await loading.promise.catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    pageCount: pdf.numPages,
    async drawPage(pageNumber, canvas, widthPx) {
      const page = await pdf.getPage(pageNumber);
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(widthPx / width, Math.sqrt(MOST_PIXELS / (width * height)));
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const { items } = await page.getTextContent();
      return textOf(items);
    },
    close,
  };
}
