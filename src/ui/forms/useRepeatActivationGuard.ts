import { useEffect } from 'react';

const CONTROL = 'button, a, label, input, [role]';

function ignoreHeldEnter(event: KeyboardEvent): void {
  const isOfText = event.target instanceof HTMLTextAreaElement;
  if (event.repeat && event.key === 'Enter' && !isOfText) event.preventDefault();
}

/** For `click`, and for `mousedown`, which focuses a field and opens its list before the click. */
function makeClickGuard(): (event: MouseEvent) => void {
  let first: Element | null = null;
  return (event) => {
    if (event.detail <= 1) {
      first =
        event.target instanceof Element ? (event.target.closest(CONTROL) ?? event.target) : null;
    } else if (first?.isConnected === false) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

/**
 * One press means one thing: what it makes appear is not pressed as well, neither by Enter that is
 * held, when the focus has come to the next button, nor by the second press of a double click, when
 * another button or field has come under the pointer in the place of one that is gone.
 */
export function useRepeatActivationGuard(): void {
  useEffect(() => {
    const ignoreSecondClick = makeClickGuard();
    document.addEventListener('keydown', ignoreHeldEnter, true);
    document.addEventListener('mousedown', ignoreSecondClick, true);
    document.addEventListener('click', ignoreSecondClick, true);
    return () => {
      document.removeEventListener('keydown', ignoreHeldEnter, true);
      document.removeEventListener('mousedown', ignoreSecondClick, true);
      document.removeEventListener('click', ignoreSecondClick, true);
    };
  }, []);
}
