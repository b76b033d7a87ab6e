/** A stored file: its name for people, and the path under which the server gives it out. */
export type StoredFile = { fileName: string; pathUrl: string };

export type UploadOptions = {
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
};

/** What a file field needs of the world; the screen hands it in. */
export type FileActions = {
  /** Rejects where it was not stored; the signal ends it without a trace. */
  upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  openFile: (pathUrl: string) => Promise<Blob>;
  /** A text reference to what is wrong with the file, null where nothing is. */
  checkFile: (file: File) => Promise<string | null>;
  /** Draws the first page of a PDF; without it a PDF can only be downloaded. */
  renderPdf?: ((pdf: Blob, canvas: HTMLCanvasElement) => Promise<void>) | undefined;
  /** A text reference to why an upload failed. */
  describeFailure?: ((error: unknown) => string) | undefined;
};
