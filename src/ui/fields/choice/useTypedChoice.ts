import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { BoundField } from '../../forms/useBoundField';
import { choiceOf, optionNamed, type Option } from './choiceOf';

type TypedChoiceOptions = {
  /** Undefined while they load: nothing is checked then. */
  options: readonly Option[] | undefined;
  chosen: Option | null;
  /** Typing is disabled; text typed before is gone. */
  isQuiet: boolean;
  choose: (option: Option | null) => void;
  touch: BoundField<Option['id']>['touch'];
};

export type TypedChoice = {
  /** Typed text that is no choice yet; null while the field shows the chosen option. */
  text: string | null;
  /** The text was left in the field, and is neither a choice nor cleared. */
  isUnfit: boolean;
  /** Null clears the typed text. */
  type(this: void, text: string | null): void;
  leave(this: void): void;
};

/**
 * Typed text that may become a choice. The exact name of an option is chosen at once. Any other
 * text is checked when the field is left, and when a list arrives later. A text that matches no
 * option stays in the field and prevents the form from being sent. Assumption: the previous choice
 * stays in the form, and in its draft, until there is another one, so that values that depend on
 * it, such as the regions below, are not lost.
 */
export function useTypedChoice({
  options,
  chosen,
  isQuiet,
  choose,
  touch,
}: TypedChoiceOptions): TypedChoice {
  const [text, setText] = useState<string | null>(null);
  const [isBlurred, setIsBlurred] = useState(false);
  const isUnfit = isBlurred && text !== null;
  const meant = isUnfit && options ? choiceOf(text, options, chosen) : undefined;
  const isChosen = meant !== undefined && meant?.id === chosen?.id;
  if (text !== null && (isQuiet || isChosen)) setText(null);
  // The input disappears with its list, so it will not be left by the user.
  if (text !== null && options === undefined && !isBlurred) setIsBlurred(true);

  // Before anything can be sent: Enter leaves the field and submits the form at once.
  useLayoutEffect(() => {
    if (isUnfit) touch();
  }, [isUnfit, touch]);
  const isToBeChosen = meant !== undefined && !isChosen;
  const chooseMeant = useEffectEvent(() => choose(meant ?? null));
  useLayoutEffect(() => {
    if (isToBeChosen) chooseMeant();
  }, [isToBeChosen]);

  return {
    text,
    isUnfit,
    type: (typed) => {
      setText(typed);
      setIsBlurred(false);
      // A page may close without the field being left: by the browser's back button, or a reload.
      const option = typed === null ? undefined : optionNamed(typed, options ?? []);
      if (option !== undefined && option.id !== chosen?.id) choose(option);
    },
    leave: () => setIsBlurred(true),
  };
}
