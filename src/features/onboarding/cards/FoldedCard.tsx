import { memo, useId } from 'react';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { EditIcon, TrashIcon } from '@/ui/icons/actionIcons';
import { RecordNotes } from '../parts/revision/RecordNotes';
import { StepErrorBoundary } from '../parts/StepErrorBoundary';
import type { CardItem, CardKind, CardValues } from './cardKind';
import * as styles from './cards.module.css';
import { cardTarget } from './focusMove';

export interface FoldedCardProps<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  kind: CardKind<Item, Values, Request>;
  item: Item;
  number: number;
  /** Names the card by its number. */
  title: TextKey;
  sectionId: string;
  /** Below the title of a list, one level deeper than without. */
  Heading: 'h2' | 'h3';
  /** It can be neither changed nor removed here. */
  isReadOnly: boolean;
  isRemovable: boolean;
  /** It is open as a form in another of the lists. */
  isOpenElsewhere: boolean;
  onEdit: (id: number, sectionId: string) => void;
  onRemove: (item: Item, sectionId: string) => void;
}

function Folded<Item extends CardItem, Values extends CardValues, Request extends object>({
  kind,
  item,
  number,
  title,
  sectionId,
  Heading,
  isReadOnly,
  isRemovable,
  isOpenElsewhere,
  onEdit,
  onRemove,
}: FoldedCardProps<Item, Values, Request>) {
  const { t } = useText();
  const titleId = useId();
  const { Summary } = kind;
  return (
    <article className={styles.folded} aria-labelledby={titleId}>
      <Heading
        id={titleId}
        data-focus={cardTarget(sectionId, item.id)}
        tabIndex={-1}
        className={styles.title}
      >
        {t(title, { number })}
      </Heading>
      <Summary item={item} />
      <RecordNotes recordId={item.id} />
      {isOpenElsewhere && (
        <p className={styles.elsewhere}>{t('onboardingLists.cards.openElsewhere')}</p>
      )}
      {!isReadOnly && !isOpenElsewhere && (
        <div className={styles.foldedActions}>
          <span data-focus={kind.isIncomplete?.(item) ? 'missing' : undefined}>
            <Button
              kind="quiet"
              icon={<EditIcon size={20} />}
              describedBy={titleId}
              onClick={() => onEdit(item.id, sectionId)}
            >
              {t('actions.edit')}
            </Button>
          </span>
          {isRemovable && (
            <Button
              kind="quiet"
              icon={<TrashIcon size={20} />}
              describedBy={titleId}
              onClick={() => onRemove(item, sectionId)}
            >
              {t('actions.delete')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

const SafeFolded: typeof Folded = (props) => (
  <StepErrorBoundary>
    <Folded {...props} />
  </StepErrorBoundary>
);

/**
 * A stored record, folded to the facts that identify it. It renders again only when it changes
 * itself: changing one card costs the same among fifty.
 */
export const FoldedCard = memo(SafeFolded) as typeof Folded;
