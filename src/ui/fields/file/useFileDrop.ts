import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** A file that misses its field must not replace the page, with everything that was typed. */
function ignoreMissed(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Accepts files that are dropped on an element; returns whether one is dragged over it. */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onDropped: (files: FileList) => void,
): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const takeFiles = useEffectEvent(onDropped);

  useEffect(() => {
    const element = zone.current;
    if (element === null) return undefined;
    const onDrag = (event: DragEvent) => {
      // Also if the file is refused: the browser would leave the page for it.
      event.preventDefault();
      const isInside = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
      setIsDraggedOver(
        isEnabled && (event.type === 'dragover' || (event.type === 'dragleave' && isInside)),
      );
      if (event.type === 'drop' && isEnabled && event.dataTransfer !== null)
        takeFiles(event.dataTransfer.files);
    };
    const events = ['dragover', 'dragleave', 'drop'] as const;
    events.forEach((name) => element.addEventListener(name, onDrag));
    return () => events.forEach((name) => element.removeEventListener(name, onDrag));
  }, [zone, isEnabled]);

  useEffect(() => {
    // Each field has its own listener, so that one that unmounts does not remove the others'.
    const ignore = (event: DragEvent) => ignoreMissed(event);
    const events = ['dragover', 'drop'] as const;
    events.forEach((name) => document.addEventListener(name, ignore));
    return () => events.forEach((name) => document.removeEventListener(name, ignore));
  }, []);

  return isDraggedOver;
}
