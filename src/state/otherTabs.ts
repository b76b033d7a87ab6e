import { baseApi } from '@/api/baseApi';
import { TAGS, type Tag } from '@/api/tags';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import {
  openInOtherTabChanged,
  savedInOtherTab,
  subStepEntered,
  subStepLeft,
} from './slices/otherTabs';
import { selectUserId } from './slices/session';
import type { AppThunk } from './types';

/**
 * The tags that a sub-step may have changed; a record of all tags, so that a new tag is not
 * forgotten.
 */
const IS_OF_APPLICATION: Readonly<Record<Tag, boolean>> = {
  UserDetail: true,
  OnboardingStep: true,
  Banks: true,
  BankStatements: true,
  FinancialStatements: true,
  Collaterals: true,
  ConsultationSchedule: true,
  Pic: true,
  Shareholders: true,
  Profile: false,
  OtpChannels: false,
  Notifications: false,
  UnreadCount: false,
  MasterList: false,
  FailedMasterList: false,
  Failed: false,
};
const APPLICATION = TAGS.filter((tag) => IS_OF_APPLICATION[tag]);

/** The sub-step that submits the application: its save moves the status too. */
const REVIEW = 'review' satisfies SubStepId;

/** Tabs may have different sessions, so the key contains the user. */
const subStepKeyOf = (userId: number, subStep: string): string => `${userId}/${subStep}`;

/** Watches whether the sub-step on the screen is open in another tab too; returns an unsubscribe function. */
export const enterSubStep =
  (subStep: string): AppThunk<() => void> =>
  (dispatch, getState, { effects }) => {
    const userId = selectUserId(getState());
    if (userId === null) return () => undefined;
    dispatch(subStepEntered({ subStep }));
    const leave = effects.subStepTabs.enter(subStepKeyOf(userId, subStep), (isOpen) =>
      dispatch(openInOtherTabChanged({ isOpen })),
    );
    return () => {
      leave();
      dispatch(subStepLeft());
    };
  };

/**
 * Another tab has saved a sub-step or submitted: this tab's data of the application is out of date.
 */
export const followSave =
  (subStepKey: string): AppThunk =>
  (dispatch, getState) => {
    const [user, subStep = ''] = subStepKey.split('/');
    if (user !== String(selectUserId(getState()))) return;
    dispatch(savedInOtherTab({ subStep }));
    dispatch(
      baseApi.util.invalidateTags(subStep === REVIEW ? [...APPLICATION, 'Profile'] : APPLICATION),
    );
  };

export const announceSave =
  (subStep: string): AppThunk =>
  (_dispatch, getState, { effects }) => {
    const userId = selectUserId(getState());
    if (userId !== null) effects.subStepTabs.announceSaved(subStepKeyOf(userId, subStep));
  };

export const announceSubmit = (): AppThunk => announceSave(REVIEW);
