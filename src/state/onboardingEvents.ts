import { createAction } from '@reduxjs/toolkit';
import type { StatusId } from '@/domain/access/statuses';

/** What is reported about a saved sub-step to the activity log and the parent portal. */
export interface SavedSubStep {
  step: string;
  subStep: string;
  /** Its position among the visible sub-steps, from 1. */
  index: number;
  total: number;
  /** The number of complete sub-steps. */
  completed: number;
  roleId: number | null;
  typeId: number | null;
}

export const subStepSaved = createAction<SavedSubStep>('onboarding/subStepSaved');

/** The server has accepted the application; `isRevision`: sent again after Business Revision. */
export const applicationSubmitted = createAction<{ statusId: StatusId; isRevision: boolean }>(
  'onboarding/submitted',
);
