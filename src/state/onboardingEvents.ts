import { createAction } from '@reduxjs/toolkit';
import type { StatusId } from '@/domain/access/statuses';

/** What the log and the parent portal hear of a sub-step that the server has taken. */
export interface SavedSubStep {
  step: string;
  subStep: string;
  /** Its place among the visible sub-steps, from 1. */
  index: number;
  total: number;
  /** How many sub-steps are complete now. */
  completed: number;
  roleId: number | null;
  typeId: number | null;
}

export const subStepSaved = createAction<SavedSubStep>('onboarding/subStepSaved');

/** The server has taken the application in. */
export const applicationSubmitted = createAction<{ statusId: StatusId }>('onboarding/submitted');
