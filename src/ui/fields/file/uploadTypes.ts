import type { MessageRef } from '@/primitives/messageRef';
/** A stored file: its name for people, and the path under which the server gives it out. */
export type StoredFile = { fileName: string; pathUrl: string };

export type UploadOptions = {
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Called with the file as it goes up, a picture scaled down. */
  onReady?: ((ready: File) => void) | undefined;
  signal: AbortSignal;
};

/** What a file field needs of the world; the screen hands it in. */
export type FileActions = {
  /** Rejects where it was not stored; the signal ends it without a trace. */
  upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  openFile: (pathUrl: string, signal?: AbortSignal) => Promise<Blob>;
  /** What is wrong with the file, null where nothing is. */
  checkFile: (file: File) => Promise<MessageRef | null>;
  /** The file under a name that is only data, before anything else is done with it. */
  tidyFile?: ((file: File) => File) | undefined;
  /** A name as it is shown: nothing in it turns the writing round, a long one cut in the middle. */
  shownName?: ((name: string) => string) | undefined;
  /** Draws the first page of a PDF; without it a PDF can only be downloaded. */
  renderPdf?: ((pdf: Blob, canvas: HTMLCanvasElement) => Promise<void>) | undefined;
  /** Why an upload failed. */
  describeFailure?: ((error: unknown) => MessageRef) | undefined;
  /** The file itself is at fault: to send it again is of no use. */
  isRefusal?: ((error: unknown) => boolean) | undefined;
};

/** What a field of several pictures needs beyond that. */
export type PhotoActions = FileActions & {
  /** The same for the same content, whatever its name. */
  fingerprint: (file: File) => Promise<string>;
  /** The name, or one like it, that none of these is. */
  freeName: (name: string, taken: readonly string[]) => string;
};
