import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { classNames } from '@/ui/classNames';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PlusIcon } from '@/ui/icons/actionIcons';
import { EmptyDrawing } from '@/ui/illustrations/EmptyDrawing';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import type { CardItem, CardKind, CardValues } from './cardKind';
import * as styles from './cards.module.css';
import { FoldedCard } from './FoldedCard';
import type { ShownSection } from './sections';
import { addTarget } from './focusMove';

export interface CardSectionViewProps<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  kind: CardKind<Item, Values, Request>;
  section: ShownSection<Item, Values>;
  /** All records of the collection. */
  items: readonly Item[];
  /** The list with the open card; null if no card is open. */
  openIn: string | null;
  /** Its record; null for a new card. */
  openItem: Item | null;
  isReadOnly: boolean;
  isRemovable: boolean;
  onOpen: (id: number | null, sectionId: string) => void;
  onRemove: (item: Item, sectionId: string) => void;
  renderForm: (number: number) => ReactNode;
}

/** One list of a collection: its cards, and the button that adds one to it. */
export function CardSectionView<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>({
  kind,
  section,
  items,
  openIn,
  openItem,
  isReadOnly,
  isRemovable,
  onOpen,
  onRemove,
  renderForm,
}: CardSectionViewProps<Item, Values, Request>) {
  const { t } = useText();
  const { id: sectionId, title, intro, messages } = section;
  const isOpenHere = openIn === sectionId;
  const openId = openItem?.id;
  // The open card stays in its position, whatever another tab does to its record.
  const shown = items.filter((item) => section.holds(item) || (isOpenHere && item.id === openId));
  const isNewHere = isOpenHere && openItem === null;

  const addButton = !isReadOnly && (
    <span data-focus={section.isWanting(items) ? 'missing' : undefined}>
      <span data-focus={addTarget(sectionId)}>
        <Button icon={<PlusIcon size={20} />} onClick={() => onOpen(null, sectionId)}>
          {t(messages.add)}
        </Button>
      </span>
    </span>
  );

  return (
    <section className={classNames(styles.section, title !== null && styles.titled)}>
      {title !== null && <h2>{t(title)}</h2>}
      {intro !== null && <p className={styles.intro}>{t(intro)}</p>}
      {shown.length > 0 && (
        <ol className={styles.cards}>
          {shown.map((item, index) => (
            <li key={item.id}>
              {isOpenHere && item.id === openId ? (
                <StepErrorBoundary>{renderForm(index + 1)}</StepErrorBoundary>
              ) : (
                <FoldedCard
                  kind={kind}
                  item={item}
                  number={index + 1}
                  title={messages.card}
                  sectionId={sectionId}
                  Heading={title === null ? 'h2' : 'h3'}
                  isReadOnly={isReadOnly}
                  isRemovable={isRemovable}
                  isOpenElsewhere={item.id === openId}
                  onEdit={onOpen}
                  onRemove={onRemove}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {isNewHere && <StepErrorBoundary>{renderForm(shown.length + 1)}</StepErrorBoundary>}
      {!isNewHere && shown.length === 0 && title === null && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={t(messages.emptyTitle)}
          body={t(messages.emptyBody)}
          action={addButton}
        />
      )}
      {!isNewHere && shown.length === 0 && title !== null && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t(messages.emptyTitle)}</p>
          <p className={styles.intro}>{t(messages.emptyBody)}</p>
          {addButton}
        </div>
      )}
      {!isNewHere && shown.length > 0 && addButton}
    </section>
  );
}
