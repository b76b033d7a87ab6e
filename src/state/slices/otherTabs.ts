import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './session';

/** The sub-step on this tab's screen, and what other tabs do with it. */
export interface OtherTabsState {
  /** The sub-step on this tab's screen; null if there is none. */
  subStep: string | null;
  /** Its page stays open because something was typed into it, although the status has moved on. */
  isStalePageOpen: boolean;
  /** It is open in another tab too. */
  isOpen: boolean;
  /** Another tab has saved it since it was opened here. */
  isSaved: boolean;
}

const initialState: OtherTabsState = {
  subStep: null,
  isStalePageOpen: false,
  isOpen: false,
  isSaved: false,
};

export const otherTabsSlice = createSlice({
  name: 'otherTabs',
  initialState,
  reducers: {
    subStepEntered: (_state, action: PayloadAction<{ subStep: string }>) => ({
      ...initialState,
      subStep: action.payload.subStep,
    }),
    subStepLeft: ({ isStalePageOpen }) => ({ ...initialState, isStalePageOpen }),
    stalePageChanged: (state, action: PayloadAction<{ isOpen: boolean }>) => {
      state.isStalePageOpen = action.payload.isOpen;
    },
    openInOtherTabChanged: (state, action: PayloadAction<{ isOpen: boolean }>) => {
      state.isOpen = action.payload.isOpen;
    },
    savedInOtherTab: (state, action: PayloadAction<{ subStep: string }>) => {
      if (state.subStep === action.payload.subStep) state.isSaved = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectOpenSubStep: ({ subStep }) => subStep,
    /** This tab shows a sub-step that can be edited, or could be until the status moved. */
    selectHasOpenForm: ({ subStep, isStalePageOpen }) => subStep !== null || isStalePageOpen,
    selectIsOpenInOtherTab: ({ isOpen }) => isOpen,
    selectIsSavedInOtherTab: ({ isSaved }) => isSaved,
  },
});

export const {
  subStepEntered,
  subStepLeft,
  stalePageChanged,
  openInOtherTabChanged,
  savedInOtherTab,
} = otherTabsSlice.actions;
export const {
  selectOpenSubStep,
  selectHasOpenForm,
  selectIsOpenInOtherTab,
  selectIsSavedInOtherTab,
} = otherTabsSlice.selectors;
