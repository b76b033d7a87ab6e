import { useMemo } from 'react';
import type { Shareholder } from '@/api/wire';
import { ownershipOf, SHAREHOLDER_TYPE } from '@/domain/onboarding/shareholders';
import { percentageOf, readShare, type OwnershipSum } from '@/domain/ownership/shares';
import { isObject } from '@/primitives/readObject';
import { useAppSelector } from '@/state/hooks';
import { selectDraft } from '@/state/slices/drafts';

const selectCard = selectDraft('management-shareholders');

/** The value of a key in the open, unsaved card; undefined if there is none. */
function useTyped(key: 'isShareholder' | 'share'): unknown {
  return useAppSelector((state) => {
    const card = selectCard(state)?.values.card;
    return isObject(card) ? card[key] : undefined;
  });
}

/**
 * The total share of all shareholders, with the value that is being typed in the open card. If
 * nothing can be changed, an old draft does not count. Keys that change no share cause no render.
 */
export function useTypedOwnership(
  items: readonly Shareholder[],
  isOpenToChange: boolean,
): OwnershipSum & { isTyped: boolean } {
  const openId = useAppSelector((state) => selectCard(state)?.values.cardId);
  const isKept = useAppSelector((state) => {
    const { hasUnsavedCard, isBeingRemoved } = selectCard(state)?.values ?? {};
    return hasUnsavedCard === true && isBeingRemoved !== true;
  });
  const isTyped = isOpenToChange && isKept;
  const isShareholder = useTyped('isShareholder');
  const share = useTyped('share');
  return useMemo(() => {
    if (!isTyped) return { ...ownershipOf(items), isTyped };
    const typed = isShareholder === true && typeof share === 'string' ? (readShare(share) ?? 0) : 0;
    const card = {
      is_corporate: false,
      shareholder_type_ids: [SHAREHOLDER_TYPE.shareholder],
      ownership_percentage: percentageOf(typed),
    };
    return { ...ownershipOf([...items.filter(({ id }) => id !== openId), card]), isTyped };
  }, [items, openId, isTyped, isShareholder, share]);
}
