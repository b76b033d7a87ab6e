import { useText } from '@/i18n/useText';
import { AppLink } from '../links/AppLink';
import * as styles from './brand.module.css';

/** The logo of the product: two arcs that lean on each other, as lender and borrower do. */
const BrandSign = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect className={styles.ground} width="32" height="32" rx="9" />
    <path className={styles.arc} d="M10 22V15a6 6 0 0 1 12 0" />
    <path className={styles.arcAccent} d="M22 17v5H14" />
  </svg>
);

/** Logo and name of the product; a link home where there is one. */
export function Brand({ to }: { to?: string | undefined }) {
  const { t } = useText();
  const content = (
    <>
      <BrandSign />
      <span>{t('common.productName')}</span>
    </>
  );
  if (to === undefined) return <span className={styles.brand}>{content}</span>;
  return (
    <AppLink to={to} className={styles.brand}>
      {content}
    </AppLink>
  );
}
