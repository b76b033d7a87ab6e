import { PATHS, type RoutePath } from '@/domain/access/paths';
import { STATUS, type StatusId, statusRules } from '@/domain/access/statuses';
import type { TextKey } from '@/i18n/indonesian';
import type { ToastKind } from '@/ui/feedback/toasts';
import { homeStatus } from '../notifications/homeStatus';

export interface PageAction {
  labelKey: TextKey;
  to: RoutePath;
}

/** Leads to another site by its whole address. */
export interface SiteAction {
  labelKey: TextKey;
  href: string;
}

export interface NextStep {
  kind: ToastKind;
  titleKey: string;
  bodyKey: TextKey;
  /** The one thing to do now. */
  main: PageAction | SiteAction;
  /** What else can be done now. */
  others: readonly PageAction[];
}

const seeProgress: PageAction = {
  labelKey: 'notifications.status.seeProgress',
  to: PATHS.onboardingSubmitted,
};
const information: PageAction = {
  labelKey: 'dashboard.next.information',
  to: PATHS.settingsInformation,
};
const documentsAndBanks: readonly PageAction[] = [
  { labelKey: 'dashboard.next.document', to: PATHS.settingsDocument },
  { labelKey: 'dashboard.next.bankAccount', to: PATHS.settingsBankAccount },
];

/**
 * What happens next and what a borrower can do, by status; `applyHref` is where the external app
 * takes an application for a loan. Null for a status that has no dashboard.
 */
export function nextStepOf(statusId: StatusId, applyHref: string | null): NextStep | null {
  const { nameKey: titleKey } = statusRules[statusId];
  if (statusId === STATUS.eKycSuccess)
    return {
      kind: 'info',
      titleKey,
      bodyKey: 'dashboard.next.eKycSuccess',
      main: seeProgress,
      others: [information, ...documentsAndBanks],
    };
  if (statusId === STATUS.onboardingSuccess)
    return {
      kind: 'success',
      titleKey,
      bodyKey: 'dashboard.next.onboardingSuccess',
      ...(applyHref === null
        ? { main: information, others: documentsAndBanks }
        : {
            main: { labelKey: 'dashboard.next.apply', href: applyHref },
            others: [information, ...documentsAndBanks],
          }),
    };
  const home = homeStatus(statusId);
  return home && { ...home, main: home.action, others: [] };
}
