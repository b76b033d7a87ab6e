import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './session';

/** What other tabs do with the sub-step that this one shows. */
export interface ElsewhereState {
  /** The sub-step on this tab's screen; null where it shows none. */
  subStep: string | null;
  /** It is open in another tab too. */
  isOpen: boolean;
  /** Another tab has saved it since it was opened here. */
  isSaved: boolean;
}

const initialState: ElsewhereState = { subStep: null, isOpen: false, isSaved: false };

export const elsewhereSlice = createSlice({
  name: 'elsewhere',
  initialState,
  reducers: {
    subStepEntered: (_state, action: PayloadAction<{ subStep: string }>) => ({
      ...initialState,
      subStep: action.payload.subStep,
    }),
    subStepLeft: () => initialState,
    openElsewhereChanged: (state, action: PayloadAction<{ isOpen: boolean }>) => {
      state.isOpen = action.payload.isOpen;
    },
    savedElsewhere: (state, action: PayloadAction<{ subStep: string }>) => {
      if (state.subStep === action.payload.subStep) state.isSaved = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectOpenSubStep: ({ subStep }) => subStep,
    /** This tab shows a sub-step, into which answers are typed. */
    selectHasOpenForm: ({ subStep }) => subStep !== null,
    selectIsOpenElsewhere: ({ isOpen }) => isOpen,
    selectIsSavedElsewhere: ({ isSaved }) => isSaved,
  },
});

export const { subStepEntered, subStepLeft, openElsewhereChanged, savedElsewhere } =
  elsewhereSlice.actions;
export const {
  selectOpenSubStep,
  selectHasOpenForm,
  selectIsOpenElsewhere,
  selectIsSavedElsewhere,
} = elsewhereSlice.selectors;
