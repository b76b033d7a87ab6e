import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const networkSlice = createSlice({
  name: 'network',
  initialState: { isOnline: true },
  reducers: {
    networkChanged: (state, action: PayloadAction<{ isOnline: boolean }>) => {
      state.isOnline = action.payload.isOnline;
    },
  },
  selectors: { selectIsOnline: (network) => network.isOnline },
});

export const { networkChanged } = networkSlice.actions;
export const { selectIsOnline } = networkSlice.selectors;
