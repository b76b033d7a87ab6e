import fc from 'fast-check';
import { freeFileName, safeFileName } from '@/domain/files/fileNames';
import { MAX_BUSINESS_PHOTOS } from '@/domain/validation/limits';
import { playHistories } from '@/testing/exploration/histories';
import { isExhaustive, rounds, runs, SEED } from '@/testing/exploration/sample';
import { makePhotoQueue } from '@/ui/fields/file/photos/photoQueue';
import type { PhotoQueue } from '@/ui/fields/file/photos/photoTypes';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { messageRef } from '@/primitives/messageRef';
import { businessPhotos } from './form';

const ORDERS = rounds(200);

type Pending = {
  name: string;
  signal: AbortSignal;
  resolve: (stored: StoredFile) => void;
  reject: (error: Error) => void;
};

/** A queue over a server that answers when the test says so; the content of a file is its text. */
function queueWithPhotos(storedPhotos: StoredFile[] = []) {
  const pending: Pending[] = [];
  let sent = 0;
  let value = storedPhotos;
  const queue = makePhotoQueue({
    storedPhotos,
    max: MAX_BUSINESS_PHOTOS,
    onStored: (stored) => (value = stored),
    actions: () => ({
      upload: (file, { signal }) =>
        new Promise((resolve, reject) => {
          pending.push({ name: file.name, signal, resolve, reject });
        }),
      openFile: () => Promise.reject(new Error()),
      checkFile: (file) =>
        Promise.resolve(
          file.name.endsWith('.svg') ? messageRef('validation.file.type', { types: 'JPG' }) : null,
        ),
      tidyFile: (file) => new File([file], safeFileName(file.name)),
      fingerprint: (file) => file.text(),
      freeName: freeFileName,
    }),
  });
  const answer = (at: number, isStored: boolean) => {
    const [call] = pending.splice(at, 1);
    if (isStored) call?.resolve({ fileName: call.name, pathUrl: `/files/${(sent += 1)}` });
    else call?.reject(new Error('cut'));
    return call;
  };
  return { queue, pending, answer, value: () => value };
}

/** Until the chosen files were looked at and answers have come through. */
async function untilLookedAt({ read }: PhotoQueue): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (read().checking.length > 0);
}

const photo = (name: string, content = name) => new File([content], name);

const DEEDS = ['add', 'remove', 'retry', 'arrive', 'arrive', 'fail', 'move'];

test(`K6: whatever is cancelled, replaced, removed, moved and tried again while photos go up, what is kept is what a model keeps (${ORDERS} orders, seed ${SEED})`, async () => {
  const met: Record<string, number> = {};
  const count = (what: string) => (met[what] = (met[what] ?? 0) + 1);
  await playHistories(ORDERS, async ({ below, pick }) => {
    const { queue, pending, answer, value } = queueWithPhotos();
    let model: { name: string; is: 'stored' | 'failed' | 'open' }[] = [];
    let chosen = 0;

    const steps = 5 + below(36);
    for (let step = 0; step < steps; step += 1) {
      const deed = pick(DEEDS);
      const keys = queue.read().photos.map(({ key }) => key);
      const position = keys.length > 0 ? below(keys.length) : null;
      if (deed === 'add') {
        const names = Array.from({ length: 1 + below(4) }, () => `usaha-${(chosen += 1)}.jpg`);
        queue.add(names.map((name) => photo(name)));
        model.push(...names.map((name) => ({ name, is: 'open' as const })));
        model = model.slice(0, MAX_BUSINESS_PHOTOS);
      } else if (deed === 'arrive' || deed === 'fail') {
        if (pending.length === 0) continue;
        const call = answer(below(pending.length), deed === 'arrive');
        count(call?.signal.aborted === true ? 'late' : deed);
        if (call && !call.signal.aborted)
          model = model.map((one) =>
            one.name === call.name ? { ...one, is: deed === 'arrive' ? 'stored' : 'failed' } : one,
          );
      } else if (position !== null && deed === 'remove') {
        queue.remove(keys[position]!);
        count(`remove ${model[position]!.is}`);
        model.splice(position, 1);
      } else if (position !== null && deed === 'retry') {
        queue.retry([keys[position]!]);
        if (model[position]!.is === 'failed') {
          count('retry');
          model[position]!.is = 'open';
        }
      } else if (position !== null && deed === 'move') {
        const to = below(keys.length);
        queue.move(keys[position]!, to);
        if (to !== position) count('move');
        model.splice(to, 0, ...model.splice(position, 1));
      }
      await untilLookedAt(queue);
      expect(queue.read().photos.map(({ name }) => name)).toEqual(model.map(({ name }) => name));
    }
    while (pending.length > 0) {
      const call = answer(0, true);
      await untilLookedAt(queue);
      model = model.map((one) =>
        one.name === call?.name && !call.signal.aborted ? { ...one, is: 'stored' } : one,
      );
    }
    expect(value().map(({ fileName }) => fileName)).toEqual(
      model.filter(({ is }) => is === 'stored').map(({ name }) => name),
    );
  });
  // A few rounds need not meet what is rare.
  const rare = isExhaustive ? ['retry', 'remove failed'] : [];
  const cases = ['arrive', 'fail', 'late', 'move', 'remove open', 'remove stored', ...rare];
  expect(cases.filter((each) => (met[each] ?? 0) < ORDERS / 10)).toEqual([]);
}, 180_000);

const anyName = fc.oneof(
  fc.constantFrom(
    'image.jpg',
    'IMAGE.JPG',
    'image.png',
    'image (2).jpg',
    'logo.svg',
    '../image.jpg',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `${text}.jpg`),
);
const anyBatch = fc.array(fc.tuple(anyName, fc.constantFrom('a', 'b', 'c', 'd', 'e')), {
  minLength: 1,
  maxLength: 12,
});

test(`K7: however quickly photos are chosen, dropped and pasted, there are never more than 20 and no name appears twice (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyBatch, { maxLength: 8 }), async (batches) => {
      const storedPhotos = [{ fileName: 'image.jpg', pathUrl: '/files/stored' }];
      const { queue, pending, answer, value } = queueWithPhotos(storedPhotos);
      // All in one tick, as three ways of choosing at once would.
      for (const batch of batches) queue.add(batch.map(([name, content]) => photo(name, content)));
      await untilLookedAt(queue);
      const { photos, notes } = queue.read();
      const names = photos.map(({ name }) => name.toLowerCase());
      expect(photos.length).toBeLessThanOrEqual(MAX_BUSINESS_PHOTOS);
      expect(new Set(names).size).toBe(names.length);
      // Whatever was chosen is either there or reported.
      const leftOut = notes.filter(({ kind }) => kind !== 'twin').length;
      expect(photos.length - storedPhotos.length + leftOut).toBe(batches.flat().length);

      while (pending.length > 0) {
        answer(0, true);
        await untilLookedAt(queue);
      }
      const isComplete = businessPhotos.schema(contextWith()).isValidSync({ photos: value() });
      expect(isComplete).toBe(photos.length >= 3);
    }),
    runs(200),
  );
}, 180_000);
