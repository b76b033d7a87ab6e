import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';
import type { OpenPdf } from '@/ports/files';
import { trustedScript } from './trustedScript';
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

/** The worker of pdf.js; `failure` rejects when it fails, if ever. */
function startWorker() {
  const port = new Worker(trustedScript(workerUrl), { type: 'module' });
  const failure = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new WorkerFailure()));
  });
  // Nobody may be waiting when it fails.
  failure.catch(() => undefined);
  return { port, failure };
}

class WorkerFailure extends Error {}

/**
 * Opens a PDF. Nothing in the file can run: pdf.js is loaded on demand, its worker comes from our
 * own origin, and a canvas has no links or scripts. Rejects, as drawing does, if the file is broken
 * or protected by a password.
 */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, PDFWorker } =
    await import('pdfjs-dist/legacy/build/pdf.mjs');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const load = (worker?: InstanceType<typeof PDFWorker>) =>
    getDocument({
      ...(worker && { worker }),
      // The worker takes them over.
      data: bytes.slice(),
      isEvalSupported: false,
      enableXfa: false,
      stopAtErrors: false,
    });
  const { port, failure } = startWorker();
  let loading = load(PDFWorker.create({ port }));
  const close = () => {
    const end = () => port.terminate();
    loading.destroy().then(end, end);
  };
  const loadWithoutWorker = () => {
    close();
    GlobalWorkerOptions.workerSrc = workerUrl;
    loading = load();
    return loading.promise;
  };
  const pdf = await Promise.race([loading.promise, failure])
    // Browsers without workers that are modules: pdf.js does its work in the page.
    .catch((error: unknown) => {
      if (error instanceof WorkerFailure) return loadWithoutWorker();
      throw error;
    })
    .catch((error: unknown) => {
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
