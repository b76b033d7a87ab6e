import type { ChangeEvent } from 'react';

/** Whether a change belongs to a text that an input method has not handed over yet. */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  (nativeEvent as Partial<InputEvent>).isComposing === true;
