import { useLayoutEffect, useReducer, useRef, type ChangeEvent, type RefObject } from 'react';
import { isComposing } from '../isComposing';
import { plainDigits } from './plainDigits';
import { caretAfter, digitsAfterEdit } from './groupedText';

/** Turns a value into the text with separators that is shown, and that text back into the value. */
export type GroupedFormat = {
  show: (value: string) => string;
  /** Reads typed text: characters that do not belong to the value are left out. */
  read: (text: string) => string;
  /** Reads text that came at once: if it is not a single value it stays, for the rule to refuse. */
  readPasted: (text: string) => string;
  /** The characters of a text that belong to the value; the others are separators. */
  significant: RegExp;
};

export type GroupedInput = {
  ref: RefObject<HTMLInputElement | null>;
  /** What the input shows. */
  text: string;
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
};

/** Whether an edit brought more than a single key does: pasted, dropped, or filled by the browser. */
const cameAtOnce = ({ inputType = '', data }: Partial<InputEvent>): boolean =>
  inputType === 'insertText'
    ? Array.from(data ?? '').length > 1
    : !/^(?:delete|history|insertComposition)/.test(inputType);

const countOf = (text: string, significant: RegExp): number =>
  Array.from(plainDigits(text)).filter((char) => significant.test(char)).length;

/** Shows a value in groups while the user types; the caret stays beside the same character. */
export function useGroupedInput(
  value: string,
  { show, read, readPasted, significant }: GroupedFormat,
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
    const caret = caretAfter(text, caretCount.current, significant);
    caretCount.current = null;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  });

  return {
    ref,
    text,
    onChange: (typed, event) => {
      const caretAt = event.target.selectionStart ?? typed.length;
      const native = event.nativeEvent as Partial<InputEvent>;
      const before = countOf(typed.slice(0, caretAt), significant);
      const after = cameAtOnce(native) ? readPasted(typed) : read(typed);
      const edit = digitsAfterEdit(value, after, before, native.inputType ?? '');
      // During a composition the input method moves the caret.
      caretCount.current = isComposing(event) ? null : edit.caret;
      setValue(edit.digits);
      renderAgain();
    },
  };
}
