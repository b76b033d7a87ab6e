import { createAction } from '@reduxjs/toolkit';

/** A sub-step on the screen, as reported to the parent portal. */
export interface ShownSubStep {
  step: string;
  subStep: string;
  /** Its position among the visible sub-steps, from 1. */
  index: number;
  total: number;
  /** The page before it, below `/bos`, where `navigate_back` leads. */
  backTo: string;
}

/** Null: no sub-step is on the screen any more. */
export const subStepShown = createAction<ShownSubStep | null>('embedding/subStepShown');

/** Whether the user has typed or chosen something that the server does not have yet. */
export const unsavedWorkChanged = createAction<{ isUnsaved: boolean }>('embedding/unsavedWork');
