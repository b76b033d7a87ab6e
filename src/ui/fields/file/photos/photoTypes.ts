import type { Observable } from '@/primitives/observable';
import type { MessageRef } from '@/primitives/messageRef';
import type { UploadState } from '../startUpload';

/** A refused photo leaves the list. */
export type PhotoState = { kind: 'waiting' } | Exclude<UploadState, { kind: 'refused' }>;

export type Photo = {
  readonly key: string;
  readonly name: string;
  readonly state: PhotoState;
  /** The scaled file; null until then, and for a photo of an earlier visit. */
  readonly picture: Blob | null;
  readonly origin: ChosenPhoto | null;
};

/** A photo that was chosen in this visit. */
export type ChosenPhoto = {
  readonly file: File;
  readonly name: string;
  readonly fingerprint: string;
};

/** Why a chosen picture was left out, or what is unusual about an accepted one. */
export type PhotoNote = { readonly name: string } & (
  | { readonly kind: 'over' | 'already' }
  | { readonly kind: 'refused'; readonly reason: MessageRef }
  | { readonly kind: 'twin'; readonly other: string }
);

export type PhotosState = {
  readonly photos: readonly Photo[];
  readonly notes: readonly PhotoNote[];
  /** The names of chosen files that are not checked yet. */
  readonly checking: readonly string[];
};

/** The photos of a field in their order, and the actions on them. */
export type PhotoQueue = Observable<PhotosState> & {
  add(this: void, files: readonly File[]): void;
  retry(this: void, keys: readonly string[]): void;
  /** Removes a photo from the list; its upload is cancelled. */
  remove(this: void, key: string): void;
  move(this: void, key: string, to: number): void;
  forgetNotes(this: void): void;
  /** Cancels all uploads. */
  stop(this: void): void;
};
