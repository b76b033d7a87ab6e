import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { IsoDate } from '@/domain/dates';
import { useText } from '@/i18n/useText';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { useLeaveReason } from '@/ui/leaving/useLeaveReason';
import { CardForm } from './CardForm';
import type { CardItem, CardValues } from './cardKind';
import * as styles from './cards.module.css';
import { CardSectionView } from './CardSectionView';
import { sectionsOf } from './sections';
import { useCardEditor, type CardListOptions } from './useCardEditor';

export interface CardListProps<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> extends CardListOptions<Item, Values, Request> {
  /** The name of a record in the question before it is removed. */
  nameOf: (item: Item) => string;
  /** The day in Jakarta. */
  today: IsoDate;
  /** The introduction above the cards. */
  intro: ReactNode;
}

/**
 * A collection of records, each a card: one open as a form that saves itself, the others folded, in
 * one list or in several. What is typed into the open card is the sub-step's draft until it is
 * saved or discarded.
 */
export function CardList<Item extends CardItem, Values extends CardValues, Request extends object>(
  props: CardListProps<Item, Values, Request>,
) {
  const { kind, items, nameOf, isReadOnly, today, intro } = props;
  const { t } = useText();
  const { listRef, ...editor } = useCardEditor(props);
  const { open, openItem, openCard, askRemoval, removal } = editor;
  const { messages } = kind;
  const { asked } = removal;
  const isRemovable = kind.areRemovable?.(items) ?? true;
  const canRemoveAsked = isRemovable && items.some(({ id }) => id === asked?.id);
  const cancelRemoval = useEffectEvent(removal.cancel);
  // The question is about the list as it was: another tab may have changed it.
  useEffect(() => {
    if (!canRemoveAsked) cancelRemoval();
  }, [canRemoveAsked]);
  // Leaving loses nothing that was typed; the card is just not in the list yet.
  useLeaveReason(
    kind.asksBeforeLeaving && editor.hasDraft && !isReadOnly
      ? {
          kind: 'unsaved',
          title: t('onboardingLists.cards.leaveTitle'),
          body: t('onboardingLists.cards.leaveBody'),
          leave: t('onboardingLists.cards.leave'),
        }
      : null,
  );

  return (
    <div className={styles.list} ref={listRef}>
      <div className={styles.intro}>{intro}</div>
      <div role="alert">
        {removal.failed !== null && (
          <StatusBanner kind="error">{t('onboardingLists.cards.notDeleted')}</StatusBanner>
        )}
      </div>
      {sectionsOf(kind).map((section) => (
        <CardSectionView
          key={section.id}
          kind={kind}
          section={section}
          items={items}
          openIn={open?.card.sectionId ?? null}
          openItem={openItem}
          isReadOnly={isReadOnly}
          isRemovable={isRemovable}
          onOpen={openCard}
          onRemove={askRemoval}
          renderForm={(number) =>
            open && (
              <CardForm
                key={open.card.key}
                kind={kind}
                open={open}
                isReadOnly={isReadOnly}
                number={number}
                section={section}
                today={today}
                others={editor.others}
                onTyped={editor.typed}
                onSave={editor.save}
                onCancel={editor.cancel}
                onContinue={editor.continueDraft}
                onDiscard={editor.discard}
                onRemove={
                  openItem && isRemovable ? () => askRemoval(openItem, open.card.sectionId) : null
                }
              />
            )
          }
        />
      ))}
      <ConfirmDialog
        title={t(messages.deleteTitle)}
        body={t((asked && kind.deleteBodyOf?.(asked)) ?? messages.deleteBody, {
          name: asked ? nameOf(asked) : '',
        })}
        confirmLabel={t('actions.delete')}
        isDangerous
        isOpen={removal.isAsking && canRemoveAsked}
        onConfirm={() => {
          // The question is closed by then: the next card can be removed while this one goes.
          void editor.remove();
          return undefined;
        }}
        onCancel={removal.cancel}
      />
      <ConfirmDialog
        title={t('onboardingLists.cards.discardTitle')}
        body={t('onboardingLists.cards.discardBody')}
        confirmLabel={t('onboardingLists.cards.discard')}
        cancelLabel={t('onboardingLists.cards.keepEditing')}
        isDangerous
        isOpen={open?.isDiscarding ?? false}
        onConfirm={() => {
          editor.discard();
          return undefined;
        }}
        onCancel={editor.keepEditing}
      />
    </div>
  );
}
