import { useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useRequestPasswordResetMutation } from '@/api/accountApi';
import { isApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import {
  beginMailWait,
  secondsUntilMail,
  type MailWait,
} from '@/domain/session/accountVerification';
import { normaliseEmail } from '@/domain/validation/normalise';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { notifyProblem } from '@/state/problems';
import { Page } from '@/ui/layout/Page';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { PasswordMailSent } from './PasswordMailSent';
import { ForgotPasswordFields } from './ForgotPasswordFields';
import type { ForgotValues } from './passwordForms';
import { ProblemBanner } from '../parts/ProblemBanner';
import { useCountdown } from '../parts/useCountdown';
import { useKeptQuery } from '../parts/useKeptQuery';

/**
 * Asks for a link to a new password. The page is the same whether or not the address is known
 * (sign-in.md#passwords). Assumption: another mail to the same address waits like a verification
 * mail; if the server reports too many mails, every address waits as long as it says.
 */
export function ForgotPasswordScreen() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const query = useKeptQuery();
  const changePage = new URL(useHref(PATHS.changePassword), window.location.origin).href;
  const [values, setValues] = useState<ForgotValues>({ email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [requestReset, { error, reset }] = useRequestPasswordResetMutation();
  const problem = isApiProblem(error) ? error : null;
  const [wait, setWait] = useState<MailWait | null>(null);
  const waiting = useRef<HTMLParagraphElement>(null);
  const waitS = useCountdown((nowMs) => secondsUntilMail(wait, nowMs));

  async function send(email: string): Promise<boolean> {
    const screen = screenSignal();
    const result = await requestReset({ body: { email, url: changePage } });
    if (result.error === undefined) {
      setWait(beginMailWait(Date.now()));
      return true;
    }
    if (!isApiProblem(result.error) || screen.aborted) return false;
    dispatch(notifyProblem('requestPasswordReset', result.error));
    const { retryAfterS } = result.error;
    if (retryAfterS !== undefined) {
      setWait(beginMailWait(Date.now(), retryAfterS));
      // The pressed button is now disabled, and a disabled button loses the focus.
      waiting.current?.focus();
    }
    return false;
  }

  if (sentTo !== null) {
    return (
      <PasswordMailSent
        email={sentTo}
        waitS={waitS}
        problem={problem}
        onResend={() => send(sentTo)}
        onOtherEmail={() => {
          if (problem?.retryAfterS === undefined) setWait(null);
          reset();
          setSentTo(null);
        }}
      />
    );
  }
  return (
    <Page title={t('passwords.forgot.title')} lead={t('passwords.forgot.intro')}>
      <ForgotPasswordFields
        initialValues={values}
        onChange={setValues}
        onSubmit={async ({ email: typed }) => {
          const email = normaliseEmail(typed);
          if (waitS === 0 && (await send(email))) setSentTo(email);
        }}
        problem={
          problem !== null && (
            <ProblemBanner title={t('passwords.forgot.failedTitle')} problem={problem} />
          )
        }
        waitS={waitS}
        waiting={waiting}
        query={query}
      />
    </Page>
  );
}
