import { useEffect, useEffectEvent } from 'react';

/**
 * Accepts files that are pasted anywhere on the page, except in a dialog; pasted text is untouched.
 */
export function usePastedFiles(isEnabled: boolean, onPasted: (files: FileList) => void): void {
  const takeFiles = useEffectEvent(onPasted);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      const isInDialog = document.querySelector('[role=dialog]') !== null;
      if (files === undefined || files.length === 0 || isInDialog) return;
      event.preventDefault();
      takeFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isEnabled]);
}
