import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { BoundField } from '../../forms/useBoundField';
import { choiceOf, optionNamed, type Option } from './choiceOf';

type TypedChoiceOptions = {
  /** Undefined while they are not there: nothing is judged then. */
  options: readonly Option[] | undefined;
  chosen: Option | null;
  /** Nothing can be typed; what was typed before is gone. */
  isQuiet: boolean;
  choose: (option: Option | null) => void;
  touch: BoundField<Option['id']>['touch'];
};

export type TypedChoice = {
  /** What was typed and is no choice yet; null where the field shows what is chosen. */
  text: string | null;
  /** It was left in the field, and is neither a choice nor taken back. */
  isUnfit: boolean;
  /** Null takes back what was typed. */
  type(this: void, text: string | null): void;
  leave(this: void): void;
};

/**
 * Text on its way to be a choice. The name of an option is one at once. Anything else is judged when
 * the field is left, and when a list comes later.
 * What fits no option stays in the field and keeps the form from being sent.
 *
 * Assumption: the choice before stands in the form, and in its draft, until there is another one. The
 * text is no answer, and what depends on the choice, such as the regions below, must not go with it.
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
  // The input goes with its list, and nobody leaves it any more.
  if (text !== null && options === undefined && !isBlurred) setIsBlurred(true);

  // Before anything can be sent: Enter leaves the field and sends the form in one moment.
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
      // A page may go without its field being left: by the browser's back, or a reload.
      const option = typed === null ? undefined : optionNamed(typed, options ?? []);
      if (option !== undefined && option.id !== chosen?.id) choose(option);
    },
    leave: () => setIsBlurred(true),
  };
}
