import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { PlusIcon } from '@/ui/icons/actionIcons';
import { CardForm } from './CardForm';
import type { CardItem, CardValues } from './cardKind';
import { CardNote } from './CardNote';
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
  const list = useCardList(props);
  const { card, openId, focus, removal } = list;
  const { words } = kind;
  const { open } = card;
  const isNew = open !== null && openId === null;

  const titleRef = (id: number) => (title: HTMLHeadingElement | null) => {
    if (title) focus.titles.current.set(id, title);
    else focus.titles.current.delete(id);
  };
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
        titleRef={item && titleRef(item.id)}
        formRef={focus.form}
        isInTheWay={list.isInTheWay}
        noteRef={list.noteRef}
        onTyped={card.typed}
        onSaving={list.setSaving}
        onStored={list.stored}
        onCancel={list.cancel}
        onRemove={item && (() => list.askRemoval(item))}
      />
    );

  return (
    <div className={styles.list}>
      <p className={styles.intro}>{intro}</p>
      <div role="alert">
        {removal.hasFailed && (
          <CardNote kind="error">{t('onboardingLists.cards.notDeleted')}</CardNote>
        )}
      </div>
      {items.length > 0 && (
        <ol className={styles.cards}>
          {items.map((item, index) => (
            <li key={item.id}>
              {item.id === openId ? (
                openForm(item, index + 1)
              ) : (
                <FoldedCard
                  kind={kind}
                  item={item}
                  number={index + 1}
                  isReadOnly={isReadOnly}
                  titleRef={titleRef(item.id)}
                  onEdit={() => list.openCard(item.id)}
                  onRemove={() => list.askRemoval(item)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {isNew && openForm(null, items.length + 1)}
      {!isNew && items.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t(words.emptyTitle)}</p>
          <p>{t(words.emptyBody)}</p>
        </div>
      )}
      {!isNew && !isReadOnly && (
        <Button
          ref={focus.addButton}
          icon={<PlusIcon size={20} />}
          onClick={() => list.openCard(null)}
        >
          {t(words.add)}
        </Button>
      )}
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
