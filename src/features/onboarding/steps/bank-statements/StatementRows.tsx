import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { BankAccount } from '@/api/wire';
import { positionOf, positionPath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { OnboardingContext } from '../../model/stepDefinition';
import { AccountStatements } from './AccountStatements';
import { neededMonths } from './form';
import * as styles from './statements.module.css';

/** The link back to the sub-step of the accounts; null if the flow has none. */
function useBanksPath({ flow, facts }: OnboardingContext): string | null {
  const { search } = useLocation();
  const position = positionOf(flow, facts, 'banks');
  return position && `${positionPath(flow, position)}${search}`;
}

/**
 * Accounts are only removed elsewhere: when one disappears, a notice is shown and the focus moves on.
 */
function useNoticeOfLoss(
  accounts: readonly BankAccount[],
  rows: RefObject<HTMLDivElement | null>,
): void {
  const dispatch = useAppDispatch();
  const known = useRef(accounts);
  useEffect(() => {
    const isLost = known.current.some(({ id }) => !accounts.some((account) => account.id === id));
    known.current = accounts;
    if (!isLost) return;
    dispatch(
      noticeShown({
        kind: 'info',
        body: typedMessageRef('onboardingLists.statements.accountGone'),
      }),
    );
    if (document.activeElement === document.body)
      rows.current?.querySelector<HTMLElement>('legend, a')?.focus();
  }, [accounts, rows, dispatch]);
}

/** The statements of the last full months, a grid for each account. */
export function StatementRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const banksPath = useBanksPath(context);
  const months = neededMonths(context);
  const rows = useRef<HTMLDivElement>(null);
  useNoticeOfLoss(context.banks, rows);
  if (context.banks.length === 0)
    return (
      <div ref={rows}>
        <EmptyState
          drawing={<EmptyDrawing />}
          title={t('onboardingLists.statements.emptyTitle')}
          body={t('onboardingLists.statements.emptyBody')}
          action={
            banksPath !== null && (
              <span data-focus="missing">
                <ButtonLink to={banksPath}>{t('onboardingLists.statements.toBanks')}</ButtonLink>
              </span>
            )
          }
        />
      </div>
    );
  return (
    <div className={styles.accounts} ref={rows}>
      <p className={styles.intro}>
        {t('onboardingLists.statements.intro', { count: months.length })}
      </p>
      {context.banks.map((account) => (
        <AccountStatements
          key={account.id}
          account={account}
          statements={context.bankStatements}
          months={months}
          isReadOnly={context.isReadOnly}
        />
      ))}
    </div>
  );
}
