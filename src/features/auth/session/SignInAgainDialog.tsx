import { useState } from 'react';
import { authApi } from '@/api/authApi';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { endSession } from '@/state/session/session';
import { selectConfig } from '@/state/slices/config';
import { selectSessionSource } from '@/state/slices/session';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { SignInAgainCode } from './SignInAgainCode';
import { SignInAgainPassword } from './SignInAgainPassword';

/**
 * The session has reached its known end under an open page: the same user signs in over it and
 * continues. Assumption: a tab on `auth` got its session from a portal, where there may be no
 * password; the dialog asks the user to come back from there.
 */
export function SignInAgainDialog() {
  const source = useAppSelector(selectSessionSource);
  const { data: profile } = authApi.endpoints.getProfile.useQueryState();
  const [codeFor, setCodeFor] = useState<string | null>(null);

  if (source === 'auth' || !profile?.email) return <EndedDialog isOfPortal={source === 'auth'} />;
  if (codeFor !== null) return <SignInAgainCode userId={codeFor} onBack={() => setCodeFor(null)} />;
  return <SignInAgainPassword email={profile.email} onCodeNeeded={setCodeFor} />;
}

/** This user may have no password. */
function EndedDialog({ isOfPortal }: { isOfPortal: boolean }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { isEmbedded = false } = useAppSelector(selectConfig);
  return (
    <Dialog
      isOpen
      title={t('session.ended.title')}
      // Nobody signs in in a frame; with a token of its portal the page goes on by itself.
      actions={
        !isEmbedded && (
          <Button
            kind={isOfPortal ? 'secondary' : 'primary'}
            onClick={() => void dispatch(endSession('expired'))}
          >
            {t('session.ended.toLogin')}
          </Button>
        )
      }
    >
      <p>{t(isOfPortal ? 'session.ended.portal' : 'session.ended.login')}</p>
    </Dialog>
  );
}
