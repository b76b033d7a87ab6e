import { useFlag } from '@/api/useFlag';
import type { Viewer } from '@/domain/access/viewer';
import { mainMenu } from '@/domain/menus/menus';
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
  if (externalAppUrl === null) return [];
  // The external app may be another path of this host (config.json).
  const origin = externalAppUrl.startsWith('/') ? window.location.origin : '';
  return mainMenu(viewer, isMenuOn).flatMap((entry) =>
    'externalPath' in entry
      ? {
          label: tRef({ key: entry.labelKey }),
          href: `${origin}${externalAppUrl}${entry.externalPath}`,
        }
      : [],
  );
}
