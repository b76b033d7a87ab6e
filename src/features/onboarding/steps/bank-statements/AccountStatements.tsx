import { useMemo } from 'react';
import type { BankAccount, BankStatement } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import type { StatementMonth } from '@/domain/onboarding/statementMonths';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { TrashIcon } from '@/ui/icons/actionIcons';
import { StateChip } from '../../cards/StateChip';
import { useBankName } from '../../parts/useBankName';
import { DocumentTypeField } from './DocumentTypeField';
import { gridOf, statementsOf } from './form';
import { OtherStatements } from './OtherStatements';
import { StatementMonthField } from './StatementMonthField';
import * as styles from './statements.module.css';
import { monthKey, monthOf, typeIdOf, type RemovalTarget } from './statementState';
import { useStatementEditor } from './useStatementEditor';
import { useStatementFocus } from './useStatementFocus';
import { useStatementStore } from './useStatementStore';

export interface AccountStatementsProps {
  account: BankAccount;
  statements: readonly BankStatement[];
  months: readonly StatementMonth[];
  isReadOnly: boolean;
}

/** The grid of one account: a file for each month, their type, and buttons to remove one or all. */
export function AccountStatements(props: AccountStatementsProps) {
  const { account, statements, months, isReadOnly } = props;
  const { t } = useText();
  const bankName = useBankName();
  const store = useStatementStore(account.id);
  const stored = useMemo(() => statementsOf(account.id, statements), [account.id, statements]);
  const { cells, others } = gridOf(stored, months);
  const { state, calls, remove } = useStatementEditor(stored, store);
  const { type, removal } = state;
  const { asked } = removal;
  const fieldset = useStatementFocus(state.focus);
  // A statement that is gone by now, with all others, was removed after all.
  const failed = stored.find(({ id }) => id === removal.failedId);
  const ask = (target: RemovalTarget) => calls.send({ type: 'removalAsked', target });
  const done = cells.filter(({ statement }) => statement !== null).length;
  const isComplete = done === cells.length;
  const bank = bankName(account.bank_id);
  const accountNo = maskDigits(account.account_no);

  return (
    <fieldset ref={fieldset} className={styles.account}>
      <legend tabIndex={-1} className={styles.legend}>
        {bank} <span className={styles.accountNo}>{accountNo}</span>
      </legend>
      <StateChip tone={isComplete ? 'good' : 'plain'}>
        {isComplete
          ? t('onboardingLists.statements.complete')
          : t('onboardingLists.statements.progress', { done, total: cells.length })}
      </StateChip>
      <div role="alert" data-focus="problem" className={styles.failures}>
        {failed !== undefined && (
          <StatusBanner kind="error">
            {t('onboardingLists.statements.oneNotDeleted', {
              month: failed.month,
              year: String(failed.year),
            })}
          </StatusBanner>
        )}
        {removal.hasFailedForAll && (
          <StatusBanner kind="error">{t('onboardingLists.statements.notDeleted')}</StatusBanner>
        )}
        {type.hasFailed && (
          <StatusBanner
            kind="error"
            action={
              <Button onClick={() => calls.send({ type: 'typeRetried' })}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('onboardingLists.statements.typeNotSaved')}
          </StatusBanner>
        )}
      </div>
      <DocumentTypeField
        typeId={typeIdOf(state)}
        isReadOnly={isReadOnly}
        onChosen={(typeId) => calls.send({ type: 'typeChosen', typeId })}
      />
      <div className={styles.months}>
        {cells.map(({ month, statement }) => (
          <StatementMonthField
            key={monthKey(month)}
            month={month}
            statement={statement}
            form={monthOf(state, monthKey(month)).form}
            calls={calls}
            isReadOnly={isReadOnly}
          />
        ))}
      </div>
      <OtherStatements statements={others} isReadOnly={isReadOnly} onRemove={ask} />
      {!isReadOnly && stored.length > 0 && (
        <Button kind="quiet" icon={<TrashIcon size={20} />} onClick={() => ask('all')}>
          {t('onboardingLists.statements.deleteAll')}
        </Button>
      )}
      <ConfirmDialog
        {...(asked === 'all'
          ? {
              title: t('onboardingLists.statements.deleteAllTitle'),
              body: t('onboardingLists.statements.deleteAllBody', {
                count: stored.length,
                name: `${bank} ${accountNo}`,
              }),
            }
          : {
              title: t('onboardingLists.statements.deleteOneTitle'),
              body: t('onboardingLists.statements.deleteOneBody', {
                month: asked?.month ?? '',
                year: String(asked?.year ?? ''),
              }),
            })}
        confirmLabel={t('actions.delete')}
        isDangerous
        isOpen={removal.isAsking}
        onConfirm={() => void remove()}
        onCancel={() => calls.send({ type: 'removalCancelled' })}
      />
    </fieldset>
  );
}
