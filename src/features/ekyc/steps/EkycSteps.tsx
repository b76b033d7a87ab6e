import { useEffect, useEffectEvent, useReducer } from 'react';
import type { UserDetail } from '@/api/wire';
import { useText } from '@/i18n/useText';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { useAppDispatch } from '@/state/hooks';
import { useBeforeUnloadWarning } from '@/ui/leaving/useBeforeUnloadWarning';
import { useLeaveReason } from '@/ui/leaving/useLeaveReason';
import { useVisitRecord } from '../useVisitRecord';
import { FIRST_STEP, stepsReducer } from './ekycPictures';
import { IntroStep } from './IntroStep';
import { PictureStep } from './PictureStep';
import { ReviewStep } from './ReviewStep';
import { SendStep } from './SendStep';
import { useSendPictures } from './useSendPictures';

/** The steps of the e-KYC, from the explanation to the upload of both pictures. */
export function EkycSteps({ detail }: { detail: UserDetail }) {
  const { t } = useText();
  const [state, dispatch] = useReducer(stepsReducer, FIRST_STEP);
  const sending = useSendPictures();
  const { step, ktp, selfie } = state;
  const hasPictures = ktp !== null || selfie !== null;
  const { record, remember } = useVisitRecord();
  const rememberPictures = useEffectEvent(() => remember({ hasUnsentPictures: true }));
  useEffect(() => {
    if (hasPictures) rememberPictures();
  }, [hasPictures]);
  // For a portal around the page, which asks before it closes.
  const dispatchToStore = useAppDispatch();
  useEffect(() => {
    dispatchToStore(unsavedWorkChanged({ isUnsaved: hasPictures }));
    return () => void dispatchToStore(unsavedWorkChanged({ isUnsaved: false }));
  }, [dispatchToStore, hasPictures]);
  // Unlike a form, pictures have no draft.
  useBeforeUnloadWarning(hasPictures);
  useLeaveReason(
    !hasPictures
      ? null
      : {
          kind: 'unsaved',
          title: t('ekyc.leave.title'),
          body: t('ekyc.leave.body'),
          leave: t('ekyc.leave.leave'),
        },
  );

  if (step === 'ktp' || step === 'selfie')
    return (
      <PictureStep
        key={step}
        picture={step}
        file={state[step]}
        onTaken={(file) => dispatch({ kind: 'taken', picture: step, file })}
        onRetake={() => dispatch({ kind: 'retake', picture: step })}
        onAccepted={() => dispatch({ kind: 'accepted' })}
        onBack={() => dispatch({ kind: 'back' })}
      />
    );
  if (step === 'intro' || ktp === null || selfie === null)
    return (
      <IntroStep
        detail={detail}
        wasReloaded={!hasPictures && record.hasUnsentPictures === true}
        onBegin={() => dispatch({ kind: 'begin' })}
      />
    );
  const retake = (picture: 'ktp' | 'selfie') => dispatch({ kind: 'retake', picture });
  if (step === 'review')
    return (
      <ReviewStep
        ktp={ktp}
        selfie={selfie}
        onRetake={retake}
        onSend={() => {
          dispatch({ kind: 'send' });
          sending.send({ ktp, selfie });
        }}
      />
    );
  return (
    <SendStep
      sending={sending}
      pictures={{ ktp, selfie }}
      onRetake={(picture) => {
        sending.cancel();
        retake(picture);
      }}
      onBack={() => {
        sending.cancel();
        dispatch({ kind: 'back' });
      }}
    />
  );
}
