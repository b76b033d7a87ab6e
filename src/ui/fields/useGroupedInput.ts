import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type RefObject } from 'react';
import { caretAfter, digitsAfterEdit } from './groupedText';

/** How a value of plain signs and the text with marks between them are made from one another. */
export type GroupedFormat = {
  show: (value: string) => string;
  read: (text: string) => string;
  /** The signs of a text that belong to the value; the others are marks. */
  kept: RegExp;
};

export type GroupedInput = {
  ref: RefObject<HTMLInputElement | null>;
  /** What the input shows. */
  text: string;
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
};

const countOf = (text: string, kept: RegExp): number =>
  Array.from(text.normalize('NFKC')).filter((sign) => kept.test(sign)).length;

/** Shows a value in groups while one types, with the caret staying beside the sign it was at. */
export function useGroupedInput(
  value: string,
  { show, read, kept }: GroupedFormat,
  setValue: (value: string) => void,
): GroupedInput {
  const ref = useRef<HTMLInputElement>(null);
  const caretCount = useRef<number | null>(null);
  // A letter leaves the value as it was, but the browser has moved the caret all the same.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const text = show(value);

  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null || caretCount.current === null) return;
    const caret = caretAfter(text, caretCount.current, kept);
    caretCount.current = null;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  });

  return {
    ref,
    text,
    onChange: (typed, event) => {
      const caretAt = event.target.selectionStart ?? typed.length;
      const { inputType } = event.nativeEvent as Partial<InputEvent>;
      const before = countOf(typed.slice(0, caretAt), kept);
      const edit = digitsAfterEdit(value, read(typed), before, inputType ?? '');
      caretCount.current = edit.caret;
      setValue(edit.digits);
      renderAgain();
    },
  };
}
