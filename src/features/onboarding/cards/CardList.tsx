import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { PlusIcon } from '@/ui/icons/actionIcons';
import { SafePart } from '../engine/SafePart';
import { CardForm } from './CardForm';
import type { CardItem, CardValues } from './cardKind';
import * as styles from './cards.module.css';
import { FoldedCard } from './FoldedCard';
import { useCardList, type CardListOptions } from './useCardList';

export interface CardListProps<
  Item extends CardItem,
  Values extends CardValues,
  Request,
> extends CardListOptions<Item, Values, Request> {
  /** What a person calls a record, for the question before it is removed. */
  nameOf: (item: Item) => string;
  /** Says above the cards what they are for. */
  intro: ReactNode;
}

/**
 * A list of records, each a card: one open as a form that saves itself, the others folded. What is
 * typed into the open one is kept as the sub-step's draft until it is saved or thrown away.
 */
export function CardList<Item extends CardItem, Values extends CardValues, Request>(
  props: CardListProps<Item, Values, Request>,
) {
  const { kind, store, items, nameOf, isReadOnly, intro } = props;
  const { t } = useText();
  const { listRef, ...list } = useCardList(props);
  const { card, openId, removal } = list;
  const { words } = kind;
  const { open } = card;
  const isNew = open !== null && openId === null;

  const openForm = (item: Item | null, number: number) =>
    open && (
      <CardForm
        key={open.key}
        kind={kind}
        store={store}
        card={open}
        id={openId}
        number={number}
        others={items.filter(({ id }) => id !== openId)}
        isInTheWay={list.isInTheWay}
        onTyped={card.typed}
        onSaving={list.setSaving}
        onStored={list.stored}
        onCancel={list.cancel}
        onDiscard={list.discard}
        onRemove={item && (() => list.askRemoval(item))}
      />
    );

  const addButton = !isReadOnly && (
    <span data-focus="add">
      <Button icon={<PlusIcon size={20} />} onClick={() => list.openCard(null)}>
        {t(words.add)}
      </Button>
    </span>
  );

  return (
    <div className={styles.list} ref={listRef}>
      <p className={styles.intro}>{intro}</p>
      <div role="alert">
        {removal.failed !== null && (
          <StatusBanner kind="error">{t('onboardingLists.cards.notDeleted')}</StatusBanner>
        )}
      </div>
      {items.length > 0 && (
        <ol className={styles.cards}>
          {items.map((item, index) => (
            <li key={item.id}>
              <SafePart>
                {item.id === openId ? (
                  openForm(item, index + 1)
                ) : (
                  <FoldedCard
                    kind={kind}
                    item={item}
                    number={index + 1}
                    isReadOnly={isReadOnly}
                    onEdit={() => list.openCard(item.id)}
                    onRemove={() => list.askRemoval(item)}
                  />
                )}
              </SafePart>
            </li>
          ))}
        </ol>
      )}
      {isNew && <SafePart>{openForm(null, items.length + 1)}</SafePart>}
      {!isNew && items.length === 0 && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={t(words.emptyTitle)}
          body={t(words.emptyBody)}
          action={addButton}
        />
      )}
      {!isNew && items.length > 0 && addButton}
      <ConfirmDialog
        title={t(words.deleteTitle)}
        body={t(words.deleteBody, { name: removal.asked ? nameOf(removal.asked) : '' })}
        confirmLabel={t('common.delete')}
        isDangerous
        isOpen={removal.isAsking}
        onConfirm={list.remove}
        onCancel={removal.cancel}
      />
      <ConfirmDialog
        title={t('onboardingLists.cards.discardTitle')}
        body={t('onboardingLists.cards.discardBody')}
        confirmLabel={t('onboardingLists.cards.discard')}
        cancelLabel={t('onboardingLists.cards.keepEditing')}
        isDangerous
        isOpen={list.isDiscarding}
        onConfirm={() => {
          list.discard();
          return undefined;
        }}
        onCancel={list.keepEditing}
      />
    </div>
  );
}
