import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The buttons below a photo, in their order. */
const CONTROLS = ['earlier', 'later', 'end'] as const;
type Control = (typeof CONTROLS)[number];

const controlOf = (item: Element | undefined, control: Control): HTMLElement | null => {
  const buttons = [...(item?.querySelectorAll<HTMLButtonElement>('[data-controls] button') ?? [])];
  const wanted = buttons[CONTROLS.indexOf(control)];
  // The first photo cannot move up: its other arrow takes the focus.
  return (wanted?.disabled === true ? buttons.find(({ disabled }) => !disabled) : wanted) ?? null;
};

/**
 * Keeps the focus on the photo when photos move, and near it when it is removed; without photos the
 * input takes it.
 */
export function usePhotoFocus(
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
) {
  const wanted = useRef<((items: Element[]) => HTMLElement | null) | null>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const find = wanted.current;
    wanted.current = null;
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (find !== null) (find([...(list.current?.children ?? [])]) ?? input.current)?.focus();
    else if (isLost) input.current?.focus();
  });

  return {
    /** Back to a button of this photo, wherever it is now. */
    keepAt(key: string, control: Control): void {
      wanted.current = (items) =>
        controlOf(
          items.find((item) => item.getAttribute('data-photo') === key),
          control,
        );
    },
    /** To the photo that is now in that position, otherwise the one before. */
    leave(index: number): void {
      wanted.current = (items) => controlOf(items[index] ?? items[index - 1], 'end');
    },
    watched: {
      onFocus: () => {
        hadFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // An element that is removed from the page loses the focus.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      },
    },
  };
}
