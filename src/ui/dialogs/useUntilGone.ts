import { useState } from 'react';

/**
 * Whether something that opens is there: from when it is open until it has faded away. MUI's parts cost
 * their page something at each render, also while they are closed.
 */
export function useUntilGone(isOpen: boolean): { isThere: boolean; onExited: () => void } {
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  return { isThere, onExited: () => setIsThere(false) };
}
