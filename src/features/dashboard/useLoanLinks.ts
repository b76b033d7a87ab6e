import { useFlag } from '@/api/useFlag';
import type { Viewer } from '@/domain/access/viewer';
import { externalAddress } from '@/domain/menus/externalAddress';
import { menusOf } from '@/domain/menus/menus';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';

/** A page of the external app, by its whole address. */
export interface LoanLink {
  label: string;
  href: string;
}

/** The pages of the external app in the menu of this borrower; the first takes applications. */
export function useLoanLinks(viewer: Viewer): readonly LoanLink[] {
  const { tRef } = useText();
  const isMenuOn = useFlag('main-menu');
  const { externalAppUrl } = useAppSelector(selectConfig);
  return menusOf(viewer, isMenuOn).main.flatMap((entry) => {
    if (!('externalPath' in entry)) return [];
    const href = externalAddress(externalAppUrl, entry.externalPath, window.location.origin);
    return href === null ? [] : [{ label: tRef({ key: entry.labelKey }), href }];
  });
}
