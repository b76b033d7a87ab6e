import { useEffect, useRef, useState } from 'react';
import type { MockControl } from '@/testing/mock/mockControl';
import * as styles from './devPanel.module.css';
import { Panel } from './Panel';
import { readButtonPosition, storeButtonPosition } from './buttonPosition';

/** Compares the physical key, because Alt changes the letter on a Mac. */
const isToggle = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyD';

/** The round button in a corner, and the panel that this button or Alt+Shift+D opens. */
export function DevPanel({ mock }: { mock: MockControl }) {
  const [isOpen, setIsOpen] = useState(false);
  const [position, setPosition] = useState(readButtonPosition);
  const opener = useRef<Element | null>(null);
  const host = useRef<HTMLDivElement>(null);

  const open = () => {
    opener.current = document.activeElement;
    setIsOpen(true);
  };
  const close = () => {
    const hadFocus = host.current?.contains(document.activeElement) === true;
    setIsOpen(false);
    const before = opener.current;
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  };

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isEscape = event.key === 'Escape' && host.current?.contains(document.activeElement);
      if (!isToggle(event) && !(isOpen && isEscape)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  });

  return (
    <div ref={host} lang="en">
      {position !== 'hidden' && (
        <button
          type="button"
          className={styles.opener}
          data-position={position}
          aria-label="Developer panel"
          aria-expanded={isOpen}
          title="Developer panel (Alt+Shift+D)"
          onClick={isOpen ? close : open}
        >
          <span aria-hidden="true">{'</>'}</span>
        </button>
      )}
      {isOpen && (
        <Panel
          mock={mock}
          position={position}
          onPosition={(chosen) => {
            storeButtonPosition(chosen);
            setPosition(chosen);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
