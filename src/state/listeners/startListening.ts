import type { TypedStartListening } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import type { AppDispatch, StoreExtra } from '../types';

export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;
