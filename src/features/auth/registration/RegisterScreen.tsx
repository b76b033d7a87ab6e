import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { ROLE } from '@/domain/access/roles';
import { normaliseEmail } from '@/domain/validation/normalise';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { register, type UnconfirmedRegistration } from '@/state/session/registration';
import { findField, focusField } from '@/ui/forms/focusField';
import { Page } from '@/ui/layout/Page';
import { useGoTo } from '@/ui/links/useGoTo';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { fetchRegisteredDialog } from '../parts/dialogs';
import { fetchAhead } from '@/primitives/fetchAhead';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { useKeptQuery } from '../parts/useKeptQuery';
import { RegisterFields } from './RegisterFields';
import type { RegisterValues } from './registerForm';
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
  const query = useKeptQuery();
  const loginAddress = useLoginAddress();
  const screenSignal = useScreenSignal();
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
      <RegisterFields
        externalErrors={isTaken ? TAKEN : undefined}
        onChange={(values) => setEmail(values.email)}
        onSubmit={submit}
        belowEmail={isTaken && <WaysIn query={query} />}
        problem={outcome?.kind === 'failed' && <RegisterProblem problem={outcome.problem} />}
        container={container}
        query={query}
      >
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
      </RegisterFields>
    </Page>
  );
}
