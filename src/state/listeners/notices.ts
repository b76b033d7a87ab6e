import { noticeShown } from '../notices';
import type { StartListening } from './startListening';

/** Shows notices as toasts. */
export function listenForNotices(startListening: StartListening): void {
  startListening({
    actionCreator: noticeShown,
    effect: (action, { extra }) => extra.effects.showNotice(action.payload),
  });
}
