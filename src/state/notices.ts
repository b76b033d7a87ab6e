import { createAction } from '@reduxjs/toolkit';
import type { Notice } from './effects';

/** Shows a toast; screens and listeners all use this. */
export const noticeShown = createAction<Notice>('notices/shown');
