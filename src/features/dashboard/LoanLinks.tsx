import { useText } from '@/i18n/useText';
import { Card } from '@/ui/content/Card';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { ExternalIcon } from '@/ui/icons/actionIcons';
import { AskingLink } from '@/ui/links/AskingLink';
import * as styles from './dashboard.module.css';
import type { LoanLink } from './useLoanLinks';

/** The pages of the external app. Each asks before it leads there (X3). */
export function LoanLinks({ loans }: { loans: readonly LoanLink[] }) {
  const { t } = useText();
  if (loans.length === 0) return null;
  return (
    <Card title={t('dashboard.loans.title')}>
      <ul className={styles.tiles}>
        {loans.map(({ label, href }) => (
          <li key={href}>
            <AskingLink href={href} className={styles.tile}>
              <span>
                {label} <VisuallyHidden>{t('menus.external')}</VisuallyHidden>
              </span>
              <ExternalIcon size={18} />
            </AskingLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
