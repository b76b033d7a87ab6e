import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type RefObject } from 'react';
import { caretAfter, digitsAfterEdit, digitsOf, groupDigits, type Grouping } from './groupedText';

export type GroupedInput = {
  ref: RefObject<HTMLInputElement | null>;
  /** What the input shows. */
  text: string;
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
};

/** Shows digits in groups while one types, with the caret staying beside the digit it was at. */
export function useGroupedInput(
  digits: string,
  grouping: Grouping,
  setDigits: (digits: string) => void,
): GroupedInput {
  const ref = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  // A letter leaves the digits as they were, but the browser has moved the caret all the same.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const text = groupDigits(digits, grouping);

  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null || caretDigits.current === null) return;
    const caret = caretAfter(text, caretDigits.current);
    caretDigits.current = null;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  });

  return {
    ref,
    text,
    onChange: (typed, event) => {
      const caretAt = event.target.selectionStart ?? typed.length;
      const { inputType } = event.nativeEvent as Partial<InputEvent>;
      const edit = digitsAfterEdit(
        digits,
        digitsOf(typed),
        digitsOf(typed.slice(0, caretAt)).length,
        inputType ?? '',
      );
      caretDigits.current = edit.caret;
      setDigits(edit.digits);
      renderAgain();
    },
  };
}
