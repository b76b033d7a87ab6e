import type { Observable } from '@/primitives/observable';
import type { MessageRef } from '@/primitives/messageRef';
import type { StoredFile } from '../uploadTypes';

export type PhotoState =
  | { kind: 'waiting' }
  | { kind: 'sending'; fraction: number }
  /** The way was at fault: the same file can be sent again. */
  | { kind: 'failed'; reason: MessageRef }
  | { kind: 'stored'; stored: StoredFile };

export type Photo = {
  readonly key: string;
  readonly name: string;
  readonly state: PhotoState;
  /** As it goes up, small enough to be shown; null until then, and for one of an earlier visit. */
  readonly picture: Blob | null;
  readonly origin: ChosenPhoto | null;
};

/** A photo that was chosen in this visit. */
export type ChosenPhoto = {
  readonly file: File;
  readonly name: string;
  readonly fingerprint: string;
};

/** Why a chosen picture was left out, or what is odd about one that was taken. */
export type PhotoNote = { readonly name: string } & (
  | { readonly kind: 'over' | 'already' }
  | { readonly kind: 'refused'; readonly reason: MessageRef }
  | { readonly kind: 'twin'; readonly other: string }
);

export type PhotosState = {
  readonly photos: readonly Photo[];
  readonly notes: readonly PhotoNote[];
  /** The names of those that are chosen and not yet looked at. */
  readonly checking: readonly string[];
};

/** The photos of a field in their order, and all that can be done with them. */
export type PhotoQueue = Observable<PhotosState> & {
  add(this: void, files: readonly File[]): void;
  retry(this: void, keys: readonly string[]): void;
  /** Takes a photo out of the list; an upload that is under way ends. */
  remove(this: void, key: string): void;
  move(this: void, key: string, to: number): void;
  forgetNotes(this: void): void;
  /** Ends all that is under way. */
  stop(this: void): void;
};
