import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '@/primitives/useLatest';
import { makePhotoQueue, type PhotoQueueOptions } from './photoQueue';
import type { PhotoQueue, PhotosState } from './photoTypes';
import type { PhotoActions } from '../uploadTypes';

type Options = Omit<PhotoQueueOptions, 'actions'> & { actions: PhotoActions };

/** The queue of one field, starting with the stored photos; uploads end with the page. */
export function usePhotoQueue({
  storedPhotos,
  max,
  actions,
  onStored,
}: Options): PhotosState & { queue: PhotoQueue } {
  const latest = useLatest({ actions, onStored });
  const [queue] = useState(() =>
    makePhotoQueue({
      storedPhotos,
      max,
      actions: () => latest.current.actions,
      onStored: (stored) => latest.current.onStored(stored),
    }),
  );
  useEffect(() => queue.stop, [queue]);
  return { ...useSyncExternalStore(queue.subscribe, queue.read), queue };
}
