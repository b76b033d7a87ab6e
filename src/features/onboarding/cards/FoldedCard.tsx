import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { EditIcon, TrashIcon } from '@/ui/icons/actionIcons';
import type { CardItem, CardKind, CardValues } from './cardKind';
import * as styles from './cards.module.css';

export interface FoldedCardProps<Item extends CardItem, Values extends CardValues, Request> {
  kind: CardKind<Item, Values, Request>;
  item: Item;
  number: number;
  isReadOnly: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** A stored record, folded to what tells it from the others. */
export function FoldedCard<Item extends CardItem, Values extends CardValues, Request>({
  kind,
  item,
  number,
  isReadOnly,
  onEdit,
  onRemove,
}: FoldedCardProps<Item, Values, Request>) {
  const { t } = useText();
  const titleId = useId();
  const { words, Summary } = kind;
  return (
    <article className={styles.folded} aria-labelledby={titleId}>
      <h2 id={titleId} data-focus={`card-${item.id}`} tabIndex={-1} className={styles.title}>
        {t(words.card, { number })}
      </h2>
      <Summary item={item} />
      {!isReadOnly && (
        <div className={styles.foldedActions}>
          <Button kind="quiet" icon={<EditIcon size={20} />} describedBy={titleId} onClick={onEdit}>
            {t('common.edit')}
          </Button>
          <Button
            kind="quiet"
            icon={<TrashIcon size={20} />}
            describedBy={titleId}
            onClick={onRemove}
          >
            {t('common.delete')}
          </Button>
        </div>
      )}
    </article>
  );
}
