/** An open PDF; the caller that opened it closes it. */
export interface OpenPdf {
  pageCount: number;
  /** Draws a page with the given width in pixels, and returns its text. Rejects if it is broken. */
  drawPage(pageNumber: number, canvas: HTMLCanvasElement, widthPx: number): Promise<string>;
  close(): void;
}

export interface FilesPort {
  /**
   * Scales a picture down for the upload; other files are returned unchanged. Null if the code for
   * it could not be loaded; rejects if the picture is too large.
   */
  scaleDown(file: File): Promise<File | null>;
  /** Rejects if the file is broken or protected by a password. */
  openPdf(blob: Blob): Promise<OpenPdf>;
}
