import type { ChangeEvent } from 'react';

/** Whether a change belongs to a text that is still composed in an input method. */
export const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  (nativeEvent as Partial<InputEvent>).isComposing === true;
