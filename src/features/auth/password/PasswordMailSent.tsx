import { useId, useRef, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Muted } from '@/ui/content/Muted';
import { Stack } from '@/ui/content/Stack';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { MailDrawing } from '@/ui/illustrations/MailDrawing';
import { Page } from '@/ui/layout/Page';
import * as styles from '../parts/auth.module.css';
import { ProblemBanner } from '../parts/ProblemBanner';
import { ToLogin } from '../parts/ToLogin';
import { useKeptQuery } from '../parts/useKeptQuery';

export interface PasswordMailSentProps {
  email: string;
  /** How long until the mail can be sent again. */
  waitS: number;
  /** The problem of the last resend. */
  problem: ApiProblem | null;
  /** Resolves with whether it was sent. */
  onResend: () => Promise<boolean>;
  onOtherEmail: () => void;
}

/** What to do next: the same text for a known and an unknown address. */
export function PasswordMailSent(props: PasswordMailSentProps) {
  const { email, waitS, problem, onResend, onOtherEmail } = props;
  const { t } = useText();
  const query = useKeptQuery();
  const waitId = useId();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [isSentAgain, setIsSentAgain] = useState(false);

  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setIsSentAgain(false);
    setIsSentAgain(await onResend());
    // The pressed button is now disabled, and a disabled button loses the focus.
    outcome.current?.focus();
  });

  return (
    <Page
      title={t('passwords.sent.title')}
      above={<MailDrawing />}
      lead={t('passwords.sent.lead', { email })}
    >
      <Muted>
        {t('passwords.sent.validity')} {t('passwords.sent.spam')}
      </Muted>
      <Stack isTight>
        {problem !== null && (
          <ProblemBanner title={t('passwords.forgot.failedTitle')} problem={problem} />
        )}
        <Button
          isFullWidth
          isDisabled={waitS > 0}
          isBusy={isSubmitting}
          describedBy={waitId}
          onClick={() => void submit()}
        >
          {t('passwords.sent.resend')}
        </Button>
        <p ref={outcome} tabIndex={-1} className={styles.waiting}>
          {isSentAgain && `${t('passwords.sent.again')} `}
          <span id={waitId}>{waitS > 0 && t('passwords.sent.resendIn', { seconds: waitS })}</span>
        </p>
        <Button kind="quiet" isFullWidth onClick={onOtherEmail}>
          {t('passwords.sent.otherEmail')}
        </Button>
      </Stack>
      <ToLogin query={query} />
    </Page>
  );
}
