import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps the second click of a double click from the page that the first has led to: it falls on
 * whatever stands there in the place of the button, which nobody has seen yet. Browsers count the
 * clicks that follow each other in one place, fingers' too; keys count as none.
 */
export function useDoubleClickGuard(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    page.current = pathname;
  }, [pathname]);
  useEffect(() => {
    let begunOn: string | null = null;
    function judge(click: MouseEvent): void {
      if (click.detail <= 1) begunOn = page.current;
      if (begunOn === page.current) return;
      click.preventDefault();
      click.stopPropagation();
    }
    document.addEventListener('click', judge, true);
    return () => document.removeEventListener('click', judge, true);
  }, []);
}
