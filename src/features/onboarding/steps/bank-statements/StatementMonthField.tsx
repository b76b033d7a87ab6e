import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { BankStatement } from '@/api/wire';
import type { StatementMonth } from '@/domain/onboarding/statementMonths';
import { useText } from '@/i18n/useText';
import { FileField } from '@/ui/fields/file/FileField';
import { Form } from '@/ui/forms/Form';
import { DocumentState } from '../../cards/DocumentState';
import { fileOf } from '../../model/values';
import * as styles from './statements.module.css';
import type { StatementStore } from './useStatementStore';
import { useStatementUpload } from './useStatementUpload';

export interface StatementMonthFieldProps {
  month: StatementMonth;
  statement: BankStatement | null;
  documentTypeId: number | null;
  store: StatementStore;
  isReadOnly: boolean;
  onRemove: (statement: BankStatement) => void;
}

const NOTHING_TO_SUBMIT = () => undefined;

/**
 * Which file the field shows. It keeps its own upload; any other change on the server (removed,
 * another tab) starts it over.
 */
function useShownFile(pathUrl: string | null) {
  const [shown, setShown] = useState({ server: pathUrl, field: pathUrl, version: 0 });
  if (shown.server !== pathUrl) {
    const isOwn = shown.field === pathUrl;
    const version = isOwn ? shown.version : shown.version + 1;
    setShown({ server: pathUrl, field: pathUrl, version });
  }
  const keep = (field: string) => setShown((before) => ({ ...before, field }));
  return { version: shown.version, keep };
}

/**
 * The field starts over when its file has changed or gone on the server: if the focus was in it,
 * the new input takes the focus; otherwise the focus stays elsewhere.
 */
function useFocusKeptIn(version: number) {
  const cell = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    cell.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  }, [version]);
  return {
    ref: cell,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // An element that is removed from the page loses the focus.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
    },
  };
}

/** The statement of one month: its file, stored as soon as it is uploaded, and its state. */
export function StatementMonthField(props: StatementMonthFieldProps) {
  const { month, statement, documentTypeId, store, isReadOnly, onRemove } = props;
  const { t } = useText();
  const { version, keep } = useShownFile(statement?.document.path_url ?? null);
  const upload = useStatementUpload({ month, statement, documentTypeId, store, onStored: keep });
  const cell = useFocusKeptIn(version);
  const isRemoving = useRef(false);

  // The field starts over once its file is gone; the focus stays in it.
  useEffect(() => {
    if (!isRemoving.current || statement) return;
    isRemoving.current = false;
    cell.ref.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  });

  return (
    <div {...cell} className={styles.month} data-focus={statement ? undefined : 'missing'}>
      <Form
        key={version}
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
          {...upload}
          onRemove={() => {
            if (!statement) return;
            isRemoving.current = true;
            onRemove(statement);
          }}
        />
      </Form>
      {statement && <DocumentState statusId={statement.document_status_id} />}
    </div>
  );
}
