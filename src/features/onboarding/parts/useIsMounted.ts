import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on screen, for answers that come when it may not be. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
