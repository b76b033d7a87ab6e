import { useId, useMemo, useRef, useState } from 'react';
import type { IsoDate } from '@/domain/dates';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { Form } from '@/ui/forms/Form';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { TrashIcon } from '@/ui/icons/actionIcons';
import { DraftChoice } from '../parts/draft/DraftChoice';
import { DraftNote } from '../parts/draft/DraftNote';
import { NO_RECORD, RecordContext } from '../parts/revision/notesContext';
import { RecordNotes } from '../parts/revision/RecordNotes';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import { isRecordGone, type OpenEditor } from './cardEditor';
import { useCardProblem } from './cardProblem';
import type { CardItem, CardKind, CardValues } from './cardKind';
import * as styles from './cards.module.css';
import type { ShownSection } from './sections';

export interface CardFormProps<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  kind: CardKind<Item, Values, Request>;
  /** The card and its current problem. */
  open: OpenEditor<Item, Values>;
  number: number;
  /** The list in which it is open. */
  section: ShownSection<Item, Values>;
  others: readonly Item[];
  /** The day in Jakarta. */
  today: IsoDate;
  /** The status has moved: typed values can be read, but not saved. */
  isReadOnly: boolean;
  onTyped: (values: Values) => void;
  onSave: (values: Values) => Promise<void>;
  /** Closes the card; asks first if typed values would be lost. */
  onCancel: () => void;
  /** Opens the card again with what was chosen from the draft and the record. */
  onContinue: (values: Values) => void;
  /** Closes the card and discards what was typed. */
  onDiscard: () => void;
  onRemove: (() => void) | null;
}

/** The open card: a form of its own that saves one record. */
export function CardForm<Item extends CardItem, Values extends CardValues, Request extends object>({
  kind,
  open,
  number,
  section,
  others,
  today,
  isReadOnly,
  onTyped,
  onSave,
  onCancel,
  onContinue,
  onDiscard,
  onRemove,
}: CardFormProps<Item, Values, Request>) {
  const { t, tRef } = useText();
  const { messages, Fields } = kind;
  const { card, problem } = open;
  const { restored } = card;
  const isChoosing = restored !== null && restored.conflicts.length > 0;
  const Heading = section.title === null ? 'h2' : 'h3';
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const recordId = card.record?.id ?? NO_RECORD;
  const [hasContinued, setHasContinued] = useState(false);
  useCardProblem(problem !== null);
  const schema = useMemo(() => kind.schema({ today, others }), [kind, today, others]);

  return (
    <section className={styles.open} aria-labelledby={titleId}>
      <Heading ref={heading} id={titleId} data-focus="open" tabIndex={-1} className={styles.title}>
        {t(section.messages.card, { number })}
      </Heading>
      {restored && isChoosing && (
        <DraftChoice
          draft={restored}
          stored={card.base}
          compare={kind.compare}
          context={null}
          cardHeading={Heading}
          onContinue={onContinue}
          onDiscard={onDiscard}
        />
      )}
      {restored && !isChoosing && !hasContinued && (
        <DraftNote
          typedAtMs={restored.typedAtMs}
          kind={restored.isGone ? 'gone' : restored.isOlder ? 'merged' : 'restored'}
          onContinue={() => {
            // The note disappears, and with it the button that had the focus.
            setHasContinued(true);
            heading.current?.focus();
          }}
          onDiscard={onDiscard}
        />
      )}
      {isRecordGone(open) && (
        <div role="note" data-focus="gone" tabIndex={-1}>
          <StatusBanner
            kind="warning"
            title={t('onboardingLists.cards.goneTitle')}
            action={
              <Button kind="quiet" onClick={onDiscard}>
                {t('onboardingLists.cards.discard')}
              </Button>
            }
          >
            <p>{t('onboardingLists.cards.goneBody')}</p>
          </StatusBanner>
        </div>
      )}
      <Form<Values>
        initialValues={card.start}
        schema={schema}
        externalErrors={open.refused}
        onChange={onTyped}
        onSubmit={onSave}
        isReadOnly={isReadOnly || isChoosing}
      >
        <StepErrorBoundary>
          <RecordContext value={recordId}>
            <RecordNotes recordId={recordId} isOpen />
            <Fields today={today} others={others} />
          </RecordContext>
        </StepErrorBoundary>
        <div role="alert" className={styles.notes}>
          {problem !== null && <StatusBanner kind="error">{tRef(problem)}</StatusBanner>}
        </div>
        <div role="status" className={styles.notes}>
          {open.isInTheWay && (
            <div role="note" data-focus="note" tabIndex={-1}>
              <StatusBanner kind="warning">{t('onboardingLists.cards.unsaved')}</StatusBanner>
            </div>
          )}
        </div>
        <div className={styles.actions}>
          {!isReadOnly && !isChoosing && <SubmitButton>{t(messages.save)}</SubmitButton>}
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          {onRemove && !isReadOnly && (
            <Button
              kind="quiet"
              icon={<TrashIcon size={20} />}
              describedBy={titleId}
              onClick={onRemove}
            >
              {t('actions.delete')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
