import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '@/domain/dates';
import type { TextRef } from '@/domain/text';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { findField, focusField } from '@/ui/forms/focusField';
import { Form } from '@/ui/forms/Form';
import type { FormErrors } from '@/ui/forms/formErrors';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { TrashIcon } from '@/ui/icons/actionIcons';
import { DraftNote } from '../parts/DraftNote';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import { saveProblemText } from '../parts/saveProblemText';
import { useCardFailure } from './cardFailure';
import type { CardItem, CardKind, CardStore, CardValues } from './cardKind';
import * as styles from './cards.module.css';
import type { ShownSection } from './sections';
import { requestOf } from './requestOf';
import { mayBeStored, storeCard, type StoreOutcome } from './storeCard';
import type { OpenCard } from './useOpenCard';

type Stored<Item> = Extract<StoreOutcome<Item>, { kind: 'stored' }>;

export interface CardFormProps<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  kind: CardKind<Item, Values, Request>;
  store: CardStore<Item, Request>;
  card: OpenCard<Values>;
  /** The record that the server still has; null for a new card, or where it is gone. */
  item: Item | null;
  number: number;
  /** The list in which it is open. */
  section: ShownSection<Item, Values>;
  others: readonly Item[];
  /** The day in Jakarta. */
  today: IsoDate;
  /** The status has moved on: what was typed can be read, and no more. */
  isReadOnly: boolean;
  /** The user wanted to go on without saving this card; the note that says so takes the focus. */
  isInTheWay: boolean;
  onTyped: (values: Values) => void;
  onSaving: (isSaving: boolean) => void;
  onStored: (outcome: Stored<Item>, sent: Values) => void;
  /** Puts the card away; asks before something typed is lost. */
  onCancel: () => void;
  /** Puts the card away with all that was typed. */
  onDiscard: () => void;
  onRemove: (() => void) | null;
}

const NO_ERRORS: FormErrors = {};

/** What is said where no answer came. */
const UNANSWERED = {
  notStored: 'onboardingLists.cards.notStored',
  unsure: 'onboardingLists.cards.unsure',
} as const satisfies Record<string, TextKey>;

/** The open card: a form of its own that saves one record. */
export function CardForm<Item extends CardItem, Values extends CardValues, Request extends object>({
  kind,
  store,
  card,
  item,
  number,
  section,
  others,
  today,
  isReadOnly,
  isInTheWay,
  onTyped,
  onSaving,
  onStored,
  onCancel,
  onDiscard,
  onRemove,
}: CardFormProps<Item, Values, Request>) {
  const { t, tRef } = useText();
  const { words, Fields } = kind;
  const Heading = section.title === null ? 'h2' : 'h3';
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const [hasContinued, setHasContinued] = useState(false);
  const [problem, setProblem] = useState<TextRef | null>(null);
  useCardFailure(problem !== null);
  const [refused, setRefused] = useState<FormErrors>(NO_ERRORS);
  /** The record as the form began with it: what was typed is what differs from this. */
  const [base, setBegan] = useState(item);
  if (base?.id !== item?.id) setBegan(item);
  // What a save has just stored must not look like another card of the same values to its form.
  const [frozenOthers, setFrozenOthers] = useState<readonly Item[] | null>(null);
  // A card of before a reload may have been sent by then, and arrive after the list was read.
  const isUnsure = useRef(card.restored !== null);
  /** How often something was typed. */
  const changeCount = useRef(0);
  /** What is stored, until the card is folded: asked once more nothing is sent. */
  const stored = useRef<Values | null>(null);
  const compared = frozenOthers ?? others;
  const schema = useMemo(() => kind.schema({ today, others: compared }), [kind, today, compared]);

  async function save(values: Values): Promise<void> {
    if (stored.current === values) return;
    setProblem(null);
    setRefused(NO_ERRORS);
    const { current: sentAt } = changeCount;
    setFrozenOthers(others);
    onSaving(true);
    // The server replaces the record as a whole, with what another device has changed of it.
    const present = item && (await store.refetch())?.find(({ id }) => id === item.id);
    const outcome = await storeCard(store, {
      request: requestOf(kind, values, present ?? item, base),
      id: item?.id ?? null,
      conflicts: kind.conflicts,
      knownIds: card.knownIds,
      isUnsure: isUnsure.current,
    });
    onSaving(false);
    isUnsure.current = mayBeStored(outcome);
    if (outcome.kind === 'stored') {
      stored.current = values;
      onStored(outcome, values);
      return;
    }
    setFrozenOthers(null);
    if (outcome.kind !== 'refused') {
      setProblem(UNANSWERED[outcome.kind]);
      return;
    }
    const rest = outcome.items?.filter(({ id }) => id !== item?.id) ?? others;
    const field = kind.refusedField?.(outcome.problem, values, rest);
    // A refusal of what no longer stands in the field is not put there.
    if (field && changeCount.current === sentAt) {
      flushSync(() => setRefused({ [field]: outcome.problem.message ?? 'common.genericError' }));
      const refusedField = element.current && findField(element.current, field);
      if (refusedField) focusField(refusedField);
    } else setProblem(saveProblemText(outcome.problem));
  }

  return (
    <section ref={element} className={styles.open} aria-labelledby={titleId}>
      <Heading id={titleId} data-focus="open" tabIndex={-1} className={styles.title}>
        {t(section.words.card, { number })}
      </Heading>
      {card.restored && !hasContinued && (
        <DraftNote
          typedAtMs={card.restored.typedAtMs}
          isStale={card.restored.isStale}
          onContinue={() => setHasContinued(true)}
          onDiscard={onDiscard}
        />
      )}
      {card.isGone && (
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
        externalErrors={refused}
        onChange={(values) => {
          changeCount.current += 1;
          setRefused(NO_ERRORS);
          onTyped(values);
        }}
        onSubmit={save}
        isReadOnly={isReadOnly}
      >
        <StepErrorBoundary>
          <Fields today={today} others={compared} />
        </StepErrorBoundary>
        <div role="status" className={styles.notes}>
          {problem !== null && <StatusBanner kind="error">{tRef(problem)}</StatusBanner>}
          {isInTheWay && (
            <div role="note" data-focus="note" tabIndex={-1}>
              <StatusBanner kind="warning">{t('onboardingLists.cards.unsaved')}</StatusBanner>
            </div>
          )}
        </div>
        <div className={styles.actions}>
          {!isReadOnly && <SubmitButton>{t(words.save)}</SubmitButton>}
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          {onRemove && !isReadOnly && (
            <Button
              kind="quiet"
              icon={<TrashIcon size={20} />}
              describedBy={titleId}
              onClick={onRemove}
            >
              {t('common.delete')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
