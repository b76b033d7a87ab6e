import type { BankStatement } from '@/api/wire';
import type { StatementMonth } from '@/domain/onboarding/statementMonths';
import { useText } from '@/i18n/useText';
import { FileField } from '@/ui/fields/file/FileField';
import { Form } from '@/ui/forms/Form';
import { DocumentState } from '../../cards/DocumentState';
import { fileOf } from '../../model/values';
import { useFileTransfer } from '../../parts/files/useFileTransfer';
import { NO_RECORD } from '../../parts/revision/notesContext';
import { useFieldNotes } from '../../parts/revision/useFieldNotes';
import type { StatementCalls } from './statementCalls';
import { monthKey } from './statementState';
import * as styles from './statements.module.css';

export interface StatementMonthFieldProps {
  month: StatementMonth;
  statement: BankStatement | null;
  /** Changes when the form starts over. */
  form: number;
  calls: StatementCalls;
  isReadOnly: boolean;
}

const NOTHING_TO_SUBMIT = () => undefined;

/** The statement of one month: its file, stored as soon as it is uploaded, and its state. */
export function StatementMonthField(props: StatementMonthFieldProps) {
  const { month, statement, form, calls, isReadOnly } = props;
  const { t } = useText();
  const transfer = useFileTransfer('document');
  const key = monthKey(month);
  const notesOn = useFieldNotes(statement?.id ?? NO_RECORD);

  return (
    <div className={styles.month} data-focus={statement ? undefined : 'missing'} data-month={key}>
      <Form
        key={form}
        initialValues={{ document: fileOf(statement?.document) }}
        isReadOnly={isReadOnly}
        onSubmit={NOTHING_TO_SUBMIT}
      >
        <FileField
          name="document"
          label={t('onboardingLists.statements.file', {
            month: month.month,
            year: String(month.year),
          })}
          accept="document"
          hint={notesOn('document')}
          {...transfer}
          {...calls.uploadFor(month, transfer)}
          onRemove={() => {
            if (statement) calls.send({ type: 'removalAsked', target: statement });
          }}
        />
      </Form>
      {statement && <DocumentState statusId={statement.document_status_id} />}
    </div>
  );
}
