import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export interface DrawnPdf {
  pageCount: number;
}

/**
 * Draws one page of a PDF to a canvas, as wide as `widthPx`. Nothing in the file can run: pdf.js is
 * loaded only now, its worker from our own origin, and a canvas has no links or scripts. Rejects
 * where the file is broken or protected by a password.
 */
export async function drawPdf(
  blob: Blob,
  canvas: HTMLCanvasElement,
  { pageNumber = 1, widthPx = 640 }: { pageNumber?: number; widthPx?: number } = {},
): Promise<DrawnPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const pdf = await loading.promise;
    const page = await pdf.getPage(Math.min(Math.max(pageNumber, 1), pdf.numPages));
    const scale = (widthPx * (window.devicePixelRatio || 1)) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return { pageCount: pdf.numPages };
  } finally {
    await loading.destroy();
  }
}
