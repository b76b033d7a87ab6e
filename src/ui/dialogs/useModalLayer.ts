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
  // What closed the dialog may have moved the focus on.
  if (focused && focused !== document.body && !layer.contains(focused)) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) opener.focus({ preventScroll: true });
  else focusPageHeading();
}

/**
 * Props for MUI's modal parts. They are put into a layer of their own and the app behind them is made
 * inert, instead of MUI's way of hiding all that stands beside a dialog: that would silence the
 * toasts, which must be heard and closed while a dialog is open. The focus goes back to what had it,
 * or to the heading of the page where that is gone.
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
      // After all effects of this moment: until then MUI's trap would take the focus back.
      queueMicrotask(() => {
        if (!isUp.current) giveFocusBack(opener.current, container);
      });
    };
  }, [isOpen, container]);

  return {
    container,
    disableRestoreFocus: true,
    // Where `inert` is not known (before Chrome 102, Firefox 112), MUI's own trap keeps focus in.
    disableEnforceFocus: 'inert' in HTMLElement.prototype,
  };
}
