import { createAction } from '@reduxjs/toolkit';
import { messageRef } from '@/primitives/messageRef';
import type { Notice } from './effects';

/** What a notice says; without a title it has that of its kind. */
export type NoticeContent = Omit<Notice, 'title'> & Partial<Pick<Notice, 'title'>>;

/** Shows a toast; screens and listeners all use this. */
export const noticeShown = createAction('notices/shown', (notice: NoticeContent) => ({
  payload: { title: messageRef(`common.toast.${notice.kind}`), ...notice } satisfies Notice,
}));
