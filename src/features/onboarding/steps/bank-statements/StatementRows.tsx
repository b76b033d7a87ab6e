import { useLocation } from 'react-router-dom';
import { placeOf, placePath } from '@/domain/onboarding/visibleSteps';
import { useText } from '@/i18n/useText';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { AccountStatements } from './AccountStatements';
import { flowOf, neededMonths } from './form';
import * as styles from './statements.module.css';

/** The way back to the sub-step of the accounts; null where the flow has none. */
function useBanksPath(context: OnboardingContext): string | null {
  const { search } = useLocation();
  const flow = flowOf(context);
  const place = flow && placeOf(flow, context.facts, 'banks');
  return flow && place && `${placePath(flow, place)}${search}`;
}

/** The statements of the last full months, a grid for each account. */
export function StatementRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const banksPath = useBanksPath(context);
  const months = neededMonths(context);
  if (context.banks.length === 0)
    return (
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
    );
  return (
    <div className={styles.accounts}>
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
