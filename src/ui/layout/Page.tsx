import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '../classNames';
import * as styles from './page.module.css';

export type PageProps = {
  /** Heading and, with the name of the product, title of the document. */
  title: string;
  lead?: ReactNode;
  /** Above the heading: where one is. */
  above?: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  /** For tables and boards; text and forms are easier to read when narrow. */
  isWide?: boolean;
  children: ReactNode;
};

let hasArrivedBefore = false;

/** Opening the app leaves the focus to the browser; each page after it takes it to its heading. */
function takeFocusOnArrival(heading: HTMLElement | null): void {
  if (hasArrivedBefore) heading?.focus({ preventScroll: true });
  hasArrivedBefore = true;
}

/** A page: one heading that takes the focus when one arrives, and what is below it. */
export function Page({ title, lead, above, aside, isWide = false, children }: PageProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => takeFocusOnArrival(heading.current), []);

  return (
    <div className={classNames(styles.page, isWide && styles.pageWide)}>
      <title>{`${title} · ${t('common.productName')}`}</title>
      <div className={styles.head}>
        {above}
        <div className={styles.titleRow}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
