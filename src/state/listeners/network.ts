import { reloadFailedLists } from '@/api/failedLists';
import { messageRef } from '@/primitives/messageRef';
import { noticeShown } from '../notices';
import { networkChanged } from '../slices/network';
import { OFFLINE_NOTICE } from '../notices';
import type { StartListening } from './startListening';

/**
 * Shows a warning when the connection is lost, and a notice when it is back (wire.md#connection);
 * then loads the failed lists.
 */
export function listenForNetwork(startListening: StartListening): void {
  startListening({
    actionCreator: networkChanged,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      if (getOriginalState().network.isOnline === payload.isOnline) return;
      if (payload.isOnline) dispatch(reloadFailedLists());
      dispatch(
        noticeShown(
          payload.isOnline
            ? {
                kind: 'info',
                title: messageRef('common.online.title'),
                body: messageRef('common.online.body'),
                key: 'connection',
              }
            : OFFLINE_NOTICE,
        ),
      );
    },
  });
}
