import { makeInTurn } from '@/primitives/inTurn';
import { makeObservable } from '@/primitives/observable';
import type { ChosenPhoto, Photo, PhotoNote, PhotoQueue, PhotosState } from './photoTypes';
import { errorReason, startUpload, type UploadState } from '../startUpload';
import type { PhotoActions, StoredFile } from '../uploadTypes';

export type PhotoQueueOptions = {
  storedPhotos: readonly StoredFile[];
  max: number;
  actions: () => PhotoActions;
  /** Called when the list of stored photos has changed. */
  onStored: (stored: StoredFile[]) => void;
};

/** More gains nothing on slow connections, and one picture can be scaled while another is sent. */
const SENT_AT_ONCE = 2;

const storedOf = (photos: readonly Photo[]): StoredFile[] =>
  photos.flatMap(({ state }) => (state.kind === 'stored' ? [state.stored] : []));

const isSameList = (one: readonly StoredFile[], other: readonly StoredFile[]): boolean =>
  one.length === other.length && one.every((file, index) => file === other[index]);

/**
 * The photos of a field in their order, and the only code that adds, removes or moves them. Chosen
 * files are checked one after the other, so that the limit holds however quickly files come; two
 * uploads run at a time. A photo removed during its upload leaves no trace.
 */
export function makePhotoQueue({
  storedPhotos,
  max,
  actions,
  onStored,
}: PhotoQueueOptions): PhotoQueue {
  let keyCount = 0;
  const nextKey = () => `photo-${(keyCount += 1)}`;
  const {
    read,
    subscribe,
    set: setState,
  } = makeObservable<PhotosState>({
    photos: storedPhotos.map((stored) => ({
      key: nextKey(),
      name: stored.fileName,
      state: { kind: 'stored', stored },
      picture: null,
      origin: null,
    })),
    notes: [],
    checking: [],
  });
  /** The functions that abort the running uploads. */
  const running = new Map<string, () => void>();
  const inTurn = makeInTurn();
  let isStopped = false;

  function set(change: Partial<PhotosState>): void {
    const before = storedOf(read().photos);
    const next = { ...read(), ...change };
    const stored = storedOf(next.photos);
    setState(next);
    if (!isSameList(before, stored)) onStored(stored);
  }
  const put = (key: string, change: Partial<Photo>) =>
    set({ photos: read().photos.map((one) => (one.key === key ? { ...one, ...change } : one)) });
  const drop = (key: string) => set({ photos: read().photos.filter((one) => one.key !== key) });
  const note = (added: PhotoNote) => set({ notes: [...read().notes, added] });

  function follow(key: string, { name }: ChosenPhoto, state: UploadState): void {
    if (state.kind === 'refused') {
      drop(key);
      note({ ...state, name });
    } else put(key, { state });
    if (state.kind === 'sending') return;
    running.delete(key);
    sendNext();
  }

  function sendNext(): void {
    for (const { key, state: now, origin } of read().photos) {
      if (running.size >= SENT_AT_ONCE) return;
      if (now.kind !== 'waiting' || origin === null) continue;
      const abort = startUpload(actions(), origin.file, {
        onState: (state) => follow(key, origin, state),
        onReady: (picture) => put(key, { picture }),
      });
      running.set(key, abort);
    }
  }

  function end(key: string): void {
    running.get(key)?.();
    running.delete(key);
  }

  /** Why a chosen file is refused, or the fingerprint of its content. */
  async function judge(file: File): Promise<PhotoNote | string> {
    const { name } = file;
    const { checkFile, fingerprint } = actions();
    if (read().photos.length >= max) return { kind: 'over', name };
    try {
      const reason = await checkFile(file);
      return reason === null ? await fingerprint(file) : { kind: 'refused', name, reason };
    } catch (error) {
      return { kind: 'refused', name, reason: errorReason(actions(), error) };
    }
  }

  /**
   * Adds a chosen file to the list, or a note why not. Assumption: the same file twice is a mistake
   * and left out; another picture of the same name gets a new name, because phones call them all
   * alike; the same picture under another name is accepted with a note. Photos of an earlier visit
   * are known by name only.
   */
  async function take(chosen: File): Promise<void> {
    const { tidyFile, freeName } = actions();
    const file = tidyFile?.(chosen) ?? chosen;
    const { name } = file;
    const fingerprint = await judge(file);
    if (isStopped) return;
    if (typeof fingerprint !== 'string') {
      note(fingerprint);
      return;
    }
    const twins = read().photos.filter(({ origin }) => origin?.fingerprint === fingerprint);
    if (twins.some(({ origin }) => origin?.name === name)) {
      note({ kind: 'already', name });
      return;
    }
    const taken = read().photos.map((photo) => photo.name);
    const free = freeName(name, taken);
    const sent = free === name ? file : new File([file], free, { type: file.type });
    const photo: Photo = {
      key: nextKey(),
      name: free,
      state: { kind: 'waiting' },
      picture: null,
      origin: { file: sent, name, fingerprint },
    };
    set({ photos: [...read().photos, photo] });
    if (twins[0]) note({ kind: 'twin', name: free, other: twins[0].name });
    sendNext();
  }

  return {
    read,
    subscribe,
    add(files) {
      if (files.length === 0) return;
      isStopped = false;
      const isIdle = read().checking.length === 0;
      set({
        checking: [...read().checking, ...files.map(({ name }) => name)],
        ...(isIdle && { notes: [] }),
      });
      for (const file of files) {
        void inTurn(async () => {
          if (!isStopped) await take(file);
          // One after the other: it was the first of them.
          set({ checking: read().checking.slice(1) });
        });
      }
    },
    retry(keys) {
      const isMeant = ({ key, state: now }: Photo) => keys.includes(key) && now.kind === 'failed';
      set({
        photos: read().photos.map((one) =>
          isMeant(one) ? { ...one, state: { kind: 'waiting' } } : one,
        ),
      });
      sendNext();
    },
    remove(key) {
      end(key);
      drop(key);
      sendNext();
    },
    move(key, to) {
      const moved = read().photos.find((photo) => photo.key === key);
      if (moved === undefined) return;
      const others = read().photos.filter((photo) => photo !== moved);
      set({ photos: [...others.slice(0, to), moved, ...others.slice(to)] });
    },
    forgetNotes: () => set({ notes: [] }),
    stop() {
      isStopped = true;
      for (const key of [...running.keys()]) end(key);
    },
  };
}
