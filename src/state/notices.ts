import { createAction } from '@reduxjs/toolkit';
import type { Notice } from './effects';

/** Shows a toast: the one way to one, from screens and listeners alike. */
export const noticeShown = createAction<Notice>('notices/shown');
