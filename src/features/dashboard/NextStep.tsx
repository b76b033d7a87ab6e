import type { StatusId } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import * as buttons from '@/ui/buttons/button.module.css';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { ChevronRightIcon, ExternalIcon } from '@/ui/icons/actionIcons';
import { AppLink } from '@/ui/links/AppLink';
import { AskingLink } from '@/ui/links/AskingLink';
import * as styles from './dashboard.module.css';
import { nextStepOf, type PageAction, type SiteAction } from './nextStepOf';
import type { LoanLink } from './useLoanLinks';

function MainAction(action: PageAction | SiteAction) {
  const { t } = useText();
  const label = t(action.labelKey);
  if ('to' in action)
    return (
      <ButtonLink to={action.to} kind="primary">
        {label}
      </ButtonLink>
    );
  return (
    <AskingLink href={action.href} className={classNames(buttons.button, buttons.primary)}>
      <span>
        {label} <VisuallyHidden>{t('menus.external')}</VisuallyHidden>
      </span>
      <ExternalIcon size={18} />
    </AskingLink>
  );
}

/** The status, what happens next, one main action, and what else the borrower can do. */
export function NextStep({ statusId, loans }: { statusId: StatusId; loans: readonly LoanLink[] }) {
  const { t, tRef } = useText();
  const step = nextStepOf(statusId, loans[0]?.href ?? null);
  if (step === null) return null;
  const { kind, titleKey, bodyKey, main, others } = step;
  return (
    <section aria-label={t('dashboard.next.title')} className={styles.next}>
      <StatusBanner kind={kind} title={tRef({ key: titleKey })} action={<MainAction {...main} />}>
        <p>{t(bodyKey)}</p>
      </StatusBanner>
      {others.length > 0 && (
        <ul className={styles.tiles}>
          {others.map(({ labelKey, to }) => (
            <li key={to}>
              <AppLink to={to} className={styles.tile}>
                <span>{t(labelKey)}</span>
                <ChevronRightIcon size={18} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
