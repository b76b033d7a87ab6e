import { useEffect, useId, useRef, useState } from 'react';
import { problemMessage, type ApiProblem } from '@/api/problem';
import { isInvalidJwt, SESSION_ENDED } from '@/domain/session/sessionErrors';
import { checkGivenPassword } from '@/domain/validation/password';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useText } from '@/i18n/useText';
import type { MessageRef } from '@/primitives/messageRef';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import {
  changePassword,
  type FailedChange,
  type UnconfirmedChange,
} from '@/state/session/changePassword';
import { useAppDispatch } from '@/state/hooks';
import { Row } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { CancelButton } from '@/ui/forms/CancelButton';
import { findField, focusField } from '@/ui/forms/focusField';
import { Form } from '@/ui/forms/Form';
import type { FormErrors } from '@/ui/forms/formErrors';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useLeaveReason } from '@/ui/leaving/useLeaveReason';
import { ProblemBanner } from '../../auth/parts/ProblemBanner';
import { validateNewPassword, type NewPasswordValues } from '../../auth/password/passwordForms';
import { PasswordStrength } from '../../auth/password/PasswordStrength';

interface PasswordValues extends NewPasswordValues {
  oldPassword: string;
}

const EMPTY: PasswordValues = { oldPassword: '', password: '', confirmation: '' };

/** The server answers 400 where the old password is wrong (sign-in.md#passwords). */
const WRONG_PASSWORD = 400;

function validate({ oldPassword, ...values }: PasswordValues): FormErrors {
  const problem = checkGivenPassword(oldPassword);
  return { ...(problem && { oldPassword: problem }), ...validateNewPassword(values) };
}

type Failure =
  | { kind: 'refused'; errors: FormErrors }
  | { kind: 'uncertain' | 'sessionEnded' }
  | { kind: 'failed'; problem: ApiProblem };

function failureOf({ problem, unconfirmed }: FailedChange, wasUnconfirmed: boolean): Failure {
  if (unconfirmed !== null) return { kind: 'uncertain' };
  if (isInvalidJwt(problem.status, problem.message)) return { kind: 'sessionEnded' };
  if (problem.status !== WRONG_PASSWORD) return { kind: 'failed', problem };
  const oldPassword: MessageRef | null = wasUnconfirmed
    ? typedMessageRef('settings.password.maybeChanged')
    : problemMessage(problem);
  return oldPassword ? { kind: 'refused', errors: { oldPassword } } : { kind: 'failed', problem };
}

/** The form for a new password, with the old one. Its values are in no draft. */
export function PasswordForm({
  onCancel,
  onChanged,
}: {
  onCancel: () => void;
  onChanged: () => void;
}) {
  const { t, tRef } = useText();
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const rulesId = useId();
  const form = useRef<HTMLDivElement>(null);
  const unconfirmed = useRef<UnconfirmedChange | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  useLeaveReason(
    isSending
      ? {
          kind: 'unsaved',
          title: t('settings.password.leaveTitle'),
          body: t('settings.password.leaveBody'),
          leave: t('settings.password.leave'),
        }
      : null,
    // What fails is not left behind unseen.
    failure === null ? 0 : 1,
  );

  const focusOld = () => {
    const field = form.current && findField(form.current, 'oldPassword');
    if (field) focusField(field);
  };
  const isRefused = failure?.kind === 'refused';
  useEffect(() => {
    if (isRefused) focusOld();
  }, [isRefused]);

  async function submit(change: PasswordValues): Promise<void> {
    const screen = screenSignal();
    setFailure(null);
    setIsSending(true);
    const result = await dispatch(changePassword(change, unconfirmed.current));
    if (screen.aborted) return;
    setIsSending(false);
    if (result.kind === 'changed') {
      onChanged();
      return;
    }
    const wasUnconfirmed = unconfirmed.current !== null;
    unconfirmed.current = result.unconfirmed ?? unconfirmed.current;
    setFailure(failureOf(result, wasUnconfirmed));
  }

  return (
    <div ref={form}>
      <Form<PasswordValues>
        initialValues={EMPTY}
        validate={validate}
        externalErrors={failure?.kind === 'refused' ? failure.errors : undefined}
        onChange={() => isRefused && setFailure(null)}
        onSubmit={submit}
      >
        <PasswordField
          name="oldPassword"
          label={t('settings.password.old')}
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label={t('passwords.change.password')}
          autoComplete="new-password"
          describedById={rulesId}
        />
        <PasswordStrength id={rulesId} name="password" />
        <PasswordField
          name="confirmation"
          label={t('passwords.change.confirmation')}
          autoComplete="new-password"
        />
        <div role="alert">
          {failure?.kind === 'uncertain' && (
            <StatusBanner kind="warning" title={t('settings.password.uncertainTitle')}>
              <p>{t('settings.password.uncertain')}</p>
            </StatusBanner>
          )}
          {failure?.kind === 'sessionEnded' && (
            <StatusBanner kind="warning" title={t('settings.password.failedTitle')}>
              <p>{tRef(SESSION_ENDED)}</p>
            </StatusBanner>
          )}
          {failure?.kind === 'failed' && (
            <ProblemBanner title={t('settings.password.failedTitle')} problem={failure.problem} />
          )}
        </div>
        <Row>
          <SubmitButton>{t('passwords.change.submit')}</SubmitButton>
          <CancelButton onCancel={onCancel} />
        </Row>
      </Form>
    </div>
  );
}
