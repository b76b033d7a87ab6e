import { useId } from 'react';
import type { BankStatement } from '@/api/wire';
import { shortFileName } from '@/domain/files/fileNames';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { TrashIcon } from '@/ui/icons/actionIcons';
import { DocumentState } from '../../cards/DocumentState';
import * as styles from './statements.module.css';

interface OtherStatementsProps {
  statements: readonly BankStatement[];
  isReadOnly: boolean;
  onRemove: (statement: BankStatement) => void;
}

/** Stored statements of months that are no longer asked for. */
export function OtherStatements({ statements, isReadOnly, onRemove }: OtherStatementsProps) {
  const { t } = useText();
  const id = useId();
  if (statements.length === 0) return null;
  return (
    <div className={styles.others}>
      <h3>{t('onboardingLists.statements.olderTitle')}</h3>
      <ul>
        {statements.map((statement) => (
          <li key={statement.id} className={styles.other}>
            <div>
              <p id={`${id}-${statement.id}`} className={styles.otherName}>
                {t('onboardingLists.statements.file', {
                  month: statement.month,
                  year: String(statement.year),
                })}
              </p>
              <p>{shortFileName(statement.document.file_name)}</p>
              <DocumentState statusId={statement.document_status_id} />
            </div>
            {!isReadOnly && (
              <Button
                kind="quiet"
                icon={<TrashIcon size={20} />}
                describedBy={`${id}-${statement.id}`}
                onClick={() => onRemove(statement)}
              >
                {t('actions.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
