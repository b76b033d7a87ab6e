import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Photo } from './photoTypes';
import type { PhotoActions } from '../uploadTypes';

type Fetched = { pathUrl: string; blob: Blob | null };

export type PhotoContent = {
  /** The picture itself; null until it is loaded. */
  blob: Blob | null;
  hasFailed: boolean;
  retry(this: void): void;
};

/** Whether an element is near the visible part of the page. */
function useHasComeNear(element: RefObject<HTMLElement | null>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (element.current === null || hasCome) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setHasCome(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasCome]);
  return hasCome;
}

/**
 * The picture of a photo: from this visit, or loaded once it is near the visible part of the page.
 */
export function usePhotoContent(
  { picture, state }: Photo,
  openFile: PhotoActions['openFile'],
  container: RefObject<HTMLElement | null>,
): PhotoContent {
  const hasComeNear = useHasComeNear(container);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [attempt, setAttempt] = useState(0);
  const open = useEffectEvent(openFile);
  const pathUrl = picture === null && state.kind === 'stored' ? state.stored.pathUrl : null;

  useEffect(() => {
    if (pathUrl === null || !hasComeNear) return undefined;
    const controller = new AbortController();
    const show = (blob: Blob | null) => {
      if (!controller.signal.aborted) setFetched({ pathUrl, blob });
    };
    open(pathUrl, controller.signal).then(show, () => show(null));
    return () => controller.abort();
  }, [pathUrl, hasComeNear, attempt]);

  const isCurrent = fetched !== null && fetched.pathUrl === pathUrl;
  return {
    blob: picture ?? (isCurrent ? fetched.blob : null),
    hasFailed: isCurrent && fetched.blob === null,
    retry: () => {
      setFetched(null);
      setAttempt((count) => count + 1);
    },
  };
}
