import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusPageHeading } from '../layout/focusPageHeading';

const LAYER_ID = 'bos-dialogs';
const APP_ID = 'root';

let openCount = 0;

function layerElement(): HTMLElement {
  const known = document.getElementById(LAYER_ID);
  if (known !== null) return known;
  const layer = document.createElement('div');
  layer.id = LAYER_ID;
  document.body.append(layer);
  return layer;
}

function giveFocusBack(opener: Element | null, layer: HTMLElement): void {
  const focused = document.activeElement;
  // The action that closed the dialog may have moved the focus.
  if (focused && focused !== document.body && !layer.contains(focused)) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) opener.focus({ preventScroll: true });
  // It is gone, or hidden.
  if (!isThere || document.activeElement !== opener) focusPageHeading();
}

/**
 * Props for MUI's modal components. They are rendered in their own layer and the app behind them is
 * made inert. MUI's way of hiding everything beside a dialog would also silence the toasts, which
 * must be announced and closable while a dialog is open. Afterwards the focus returns to the
 * earlier element, or to the heading of the page if that is gone.
 */
export function useModalLayer(isOpen: boolean) {
  const [container] = useState(layerElement);

  const opener = useRef<Element | null>(null);
  const isUp = useRef(false);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const app = document.getElementById(APP_ID);
    opener.current = document.activeElement;
    openCount += 1;
    app?.setAttribute('inert', '');
    return () => {
      openCount -= 1;
      if (openCount === 0) app?.removeAttribute('inert');
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    isUp.current = true;
    return () => {
      isUp.current = false;
      // After all effects of this commit: before that MUI's focus trap would take the focus back.
      queueMicrotask(() => {
        if (!isUp.current) giveFocusBack(opener.current, container);
      });
    };
  }, [isOpen, container]);

  return {
    container,
    disableRestoreFocus: true,
    // Browsers without `inert` (before Chrome 102, Firefox 112) rely on MUI's own focus trap.
    disableEnforceFocus: 'inert' in HTMLElement.prototype,
  };
}
