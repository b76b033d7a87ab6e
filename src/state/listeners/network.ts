import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { reloadFailedLists } from '@/api/failedLists';
import { messageRef } from '@/primitives/messageRef';
import { noticeShown } from '../notices';
import { networkChanged } from '../slices/network';
import { OFFLINE_NOTICE } from '../notices';
import type { StartListening } from './startListening';

const { getProfile } = authApi.endpoints;

/**
 * Shows a warning when the connection is lost, and a notice when it is back (wire.md#connection);
 * then loads what has failed: the lists, and the profile, from which the rest follows.
 */
export function listenForNetwork(startListening: StartListening): void {
  startListening({
    actionCreator: networkChanged,
    effect: ({ payload }, { dispatch, getState, getOriginalState }) => {
      if (getOriginalState().network.isOnline === payload.isOnline) return;
      if (payload.isOnline) {
        dispatch(reloadFailedLists());
        const { isError } = getProfile.select()(getState());
        if (isError) void dispatch(callEndpoint(getProfile, undefined));
      }
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
