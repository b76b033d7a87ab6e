import { callEndpoint } from '@/api/callEndpoint';
import { consultationApi } from '@/api/consultationApi';
import { picApi } from '@/api/picApi';
import type { Result } from '@/api/request';
import { userApi } from '@/api/userApi';
import type { AppThunk } from '@/state/types';
import type { SaveCall } from './stepDefinition';

const { updateUser } = userApi.endpoints;
const { updatePic } = picApi.endpoints;
const { saveConsultationSchedule } = consultationApi.endpoints;

/** Sends one call of a save; its problem is shown by the page that saves. */
export const sendSaveCall =
  ({ kind, body }: SaveCall): AppThunk<Promise<Result<unknown>>> =>
  (dispatch) => {
    const problems = 'inline';
    if (kind === 'detail') return dispatch(callEndpoint(updateUser, { body, problems }));
    if (kind === 'pic') return dispatch(callEndpoint(updatePic, { body, problems }));
    return dispatch(callEndpoint(saveConsultationSchedule, { body, problems }));
  };
