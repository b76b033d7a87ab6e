import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { Delayed } from './Delayed';
import { Skeleton } from './Skeleton';
import { usePlaceholder } from './pendingPage';
import * as styles from './skeleton.module.css';

/** The placeholder of a page, shown after a moment; announced once to screen readers. */
export function PageSkeleton() {
  return (
    <Placeholder>
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="24rem" height="1rem" />
      <Cards />
    </Placeholder>
  );
}

/** The placeholder of what is below a heading that is there already. */
export function CardsSkeleton() {
  return (
    <Placeholder>
      <Cards />
    </Placeholder>
  );
}

function Placeholder({ children }: { children: ReactNode }) {
  const { t } = useText();
  usePlaceholder();
  return (
    <Delayed>
      <div role="status" className={styles.stack}>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        {children}
      </div>
    </Delayed>
  );
}

const Cards = () => (
  <>
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
  </>
);
