import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on screen, for late responses. */
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
