/** A PDF that is being looked at; whoever has opened it closes it. */
export interface OpenPdf {
  pageCount: number;
  /** Draws a page so many pixels wide, and answers the text on it. Rejects where it is broken. */
  drawPage(pageNumber: number, canvas: HTMLCanvasElement, widthPx: number): Promise<string>;
  close(): void;
}

export interface FilesPort {
  /**
   * Scales a picture down to what goes up; other files come back. Null where the code for it could not
   * be fetched; rejects where the picture is too large.
   */
  scaleDown(file: File): Promise<File | null>;
  /** Rejects where the file is broken or protected by a password. */
  openPdf(blob: Blob): Promise<OpenPdf>;
}
