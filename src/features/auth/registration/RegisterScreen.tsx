import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiProblem } from '@/api/problem';
import { searchWithoutTokens, PATHS } from '@/domain/access/paths';
import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { normaliseEmail } from '@/domain/validation/normalise';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { register, type UnconfirmedRegistration } from '@/state/session/registration';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PasswordField } from '@/ui/fields/text/PasswordField';
import { RadioField } from '@/ui/fields/choice/RadioField';
import { findField, focusField } from '@/ui/forms/focusField';
import { PlainForm } from '@/ui/forms/PlainForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Page } from '@/ui/layout/Page';
import { AppLink } from '@/ui/links/AppLink';
import { useGoTo } from '@/ui/links/useGoTo';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import * as styles from '../parts/auth.module.css';
import { fetchRegisteredDialog } from '../parts/dialogs';
import { fetchAhead } from '../parts/fetchAhead';
import { LazyDialog } from '../parts/LazyDialog';
import { PasswordStrength } from '../password/PasswordStrength';
import { NOTHING_TYPED, validateRegistration, type RegisterValues } from './registerForm';
import { RegisterProblem, WaysIn } from './RegisterProblem';
import { useLoginAddress } from '../verification/useLoginAddress';

const TAKEN = { email: typedMessageRef('registration.taken') };

type Outcome =
  | { kind: 'registered' | 'registeredBefore' | 'taken'; email: string }
  | { kind: 'failed'; problem: ApiProblem };

const comparable = (email: string): string => normaliseEmail(email).toLowerCase();

/** Registers a borrower or a funder, as a person or a company (sign-in.md#registration). */
export function RegisterScreen({ kind }: { kind: 'borrower' | 'funder' }) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [search] = useSearchParams();
  const query = searchWithoutTokens(search);
  const loginAddress = useLoginAddress();
  const screenSignal = useScreenSignal();
  const rulesId = useId();
  const container = useRef<HTMLDivElement>(null);
  const unconfirmed = useRef<UnconfirmedRegistration | null>(null);
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isTaken = outcome?.kind === 'taken' && comparable(outcome.email) === comparable(email);
  const isRegistered = outcome?.kind === 'registered' || outcome?.kind === 'registeredBefore';

  useEffect(() => fetchAhead([fetchRegisteredDialog]), []);
  useEffect(() => {
    if (outcome?.kind !== 'taken' || container.current === null) return;
    const field = findField(container.current, 'email');
    if (field) focusField(field);
  }, [outcome]);

  async function submit({ typeId, confirmation: _, ...typed }: RegisterValues): Promise<void> {
    // If their dialog could not be loaded, it is offered again below the form.
    if (typeId === null || isRegistered) return;
    setOutcome(null);
    const registration = { ...typed, typeId, roleId: ROLE[kind], loginAddress };
    const result = await dispatch(register(registration, screenSignal(), unconfirmed.current));
    if (result.kind === 'left') return;
    if (result.kind === 'failed') unconfirmed.current = result.unconfirmed ?? unconfirmed.current;
    setOutcome(result);
  }

  return (
    <Page title={t(`registration.title.${kind}`)} lead={t(`registration.intro.${kind}`)}>
      <div ref={container}>
        <PlainForm
          initialValues={NOTHING_TYPED}
          validate={validateRegistration}
          externalErrors={isTaken ? TAKEN : undefined}
          onChange={(values) => setEmail(values.email)}
          onSubmit={submit}
        >
          <RadioField
            name="typeId"
            label={t('registration.type')}
            options={[
              { id: ACCOUNT_TYPE.individual, name: t('registration.individual') },
              { id: ACCOUNT_TYPE.corporate, name: t('registration.corporate') },
            ]}
          />
          <EmailField name="email" label={t('auth.login.email')} autoComplete="username" />
          {isTaken && <WaysIn query={query} />}
          <PasswordField
            name="password"
            label={t('auth.login.password')}
            autoComplete="new-password"
            describedById={rulesId}
          />
          <PasswordStrength id={rulesId} name="password" />
          <PasswordField
            name="confirmation"
            label={t('registration.confirmation')}
            autoComplete="new-password"
          />
          <CheckboxField name="isNotified" label={t('registration.notify')} isOptional />
          {outcome?.kind === 'failed' && <RegisterProblem problem={outcome.problem} />}
          <SubmitButton isFullWidth>{t('registration.submit')}</SubmitButton>
        </PlainForm>
      </div>
      {isRegistered && (
        <LazyDialog
          fetchDialog={fetchRegisteredDialog}
          dialogProps={{
            email: outcome.email,
            isByEarlierTry: outcome.kind === 'registeredBefore',
            onClose: () => void goTo(`${PATHS.login}${query}`, { replace: true }),
          }}
        />
      )}
      <p className={styles.signIn}>
        {t('registration.hasAccount')}
        <AppLink to={`${PATHS.login}${query}`}>{t('auth.login.submit')}</AppLink>
      </p>
    </Page>
  );
}
