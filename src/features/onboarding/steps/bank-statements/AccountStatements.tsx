import { useRef } from 'react';
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
import { gridOf } from './form';
import { OtherStatements } from './OtherStatements';
import { StatementMonthField } from './StatementMonthField';
import * as styles from './statements.module.css';
import { useDocumentTypeChoice } from './useDocumentTypeChoice';
import { useStatementRemoval } from './useStatementRemoval';
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
  const { cells, others, stored } = gridOf(account.id, statements, months);
  const failures = useRef<HTMLDivElement>(null);
  const type = useDocumentTypeChoice(stored, store, () =>
    failures.current?.querySelector('button')?.focus(),
  );
  const { one, ...removal } = useStatementRemoval(store);
  // A statement that is gone by now, with all others, was removed after all.
  const failed = statements.find(({ id }) => id === one.failed?.id);
  const legend = useRef<HTMLLegendElement>(null);
  const done = cells.filter(({ statement }) => statement !== null).length;
  const isComplete = done === cells.length;
  const bank = bankName(account.bank_id);
  const accountNo = maskDigits(account.account_no);

  /** The button may be gone afterwards, and the focus with it. */
  async function retryType(): Promise<void> {
    await type.retry();
    legend.current?.focus();
  }

  return (
    <fieldset className={styles.account}>
      <legend ref={legend} tabIndex={-1} className={styles.legend}>
        {bank} <span className={styles.accountNo}>{accountNo}</span>
      </legend>
      <StateChip tone={isComplete ? 'good' : 'plain'}>
        {isComplete
          ? t('onboardingLists.statements.complete')
          : t('onboardingLists.statements.progress', { done, total: cells.length })}
      </StateChip>
      <div role="alert" ref={failures} className={styles.failures}>
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
            action={<Button onClick={() => void retryType()}>{t('common.retry')}</Button>}
          >
            {t('onboardingLists.statements.typeNotSaved')}
          </StatusBanner>
        )}
      </div>
      <DocumentTypeField choice={type} isReadOnly={isReadOnly} />
      <div className={styles.months}>
        {cells.map(({ month, statement }) => (
          <StatementMonthField
            key={`${month.year}-${month.month}`}
            month={month}
            statement={statement}
            documentTypeId={type.typeId}
            store={store}
            isReadOnly={isReadOnly}
            onRemove={one.ask}
          />
        ))}
      </div>
      <OtherStatements statements={others} isReadOnly={isReadOnly} onRemove={one.ask} />
      {!isReadOnly && stored.length > 0 && (
        <Button kind="quiet" icon={<TrashIcon size={20} />} onClick={() => removal.askForAll(true)}>
          {t('onboardingLists.statements.deleteAll')}
        </Button>
      )}
      <ConfirmDialog
        title={t('onboardingLists.statements.deleteOneTitle')}
        body={t('onboardingLists.statements.deleteOneBody', {
          month: one.asked?.month ?? '',
          year: String(one.asked?.year ?? ''),
        })}
        confirmLabel={t('common.delete')}
        isDangerous
        isOpen={one.isAsking}
        onConfirm={removal.removeOne}
        onCancel={one.cancel}
      />
      <ConfirmDialog
        title={t('onboardingLists.statements.deleteAllTitle')}
        body={t('onboardingLists.statements.deleteAllBody', {
          count: stored.length,
          name: `${bank} ${accountNo}`,
        })}
        confirmLabel={t('common.delete')}
        isDangerous
        isOpen={removal.isAskingForAll}
        onConfirm={async () => {
          await removal.removeAll();
          legend.current?.focus();
        }}
        onCancel={() => removal.askForAll(false)}
      />
    </fieldset>
  );
}
