import type { MessageRef } from '@/primitives/messageRef';

/** A stored file: its name for the user, and its path on the server. */
export type StoredFile = { fileName: string; pathUrl: string };

export type UploadOptions = {
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Called with the file that is sent; a picture is scaled down. */
  onReady?: ((ready: File) => void) | undefined;
  signal: AbortSignal;
};

/** The actions of a file field, provided by the screen. */
export type FileActions = {
  /** Rejects if it was not stored; the signal cancels it without a trace. */
  upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  openFile: (pathUrl: string, signal?: AbortSignal) => Promise<Blob>;
  /** The problem of the file, null without one. */
  checkFile: (file: File) => Promise<MessageRef | null>;
  /** The file under a safe name, before anything else is done with it. */
  tidyFile?: ((file: File) => File) | undefined;
  /**
   * A name as it is shown: without characters that change the writing direction, a long one
   * shortened in the middle.
   */
  shownName?: ((name: string) => string) | undefined;
  /** Draws the first page of a PDF; without it a PDF can only be downloaded. */
  renderPdf?: ((pdf: Blob, canvas: HTMLCanvasElement) => Promise<void>) | undefined;
  /** Why an upload failed. */
  describeError?: ((error: unknown) => MessageRef) | undefined;
  /** The file itself is the reason: sending it again does not help. */
  isCausedByFile?: ((error: unknown) => boolean) | undefined;
};

/** What a field of several pictures needs in addition. */
export type PhotoActions = FileActions & {
  /** The same for equal content, whatever the name. */
  fingerprint: (file: File) => Promise<string>;
  /** The name, or a similar one that none of these has. */
  freeName: (name: string, taken: readonly string[]) => string;
};
