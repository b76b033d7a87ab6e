import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Phrase } from '../content/Phrase';
import { useFocusOnArrival } from '../feedback/useFocusOnArrival';
import { DocumentTitle } from './DocumentTitle';
import * as styles from './page.module.css';

export type PageProps = {
  /** Heading and, with the name of the product, title of the document. */
  title: string;
  lead?: ReactNode;
  /** Above the heading: where one is. */
  above?: ReactNode;
  /** Beside the heading and its lead; below them on a narrow screen. */
  aside?: ReactNode;
  /** Takes the whole window: for lists with something beside them. Text and forms are easier to read when narrow. */
  isWide?: boolean;
  /** As wide as the frame, for a page with columns of its own. */
  hasColumns?: boolean;
  children: ReactNode;
};

/** A page: one heading that takes the focus when one arrives, and what is below it. */
export function Page({
  title,
  lead,
  above,
  aside,
  isWide = false,
  hasColumns = isWide,
  children,
}: PageProps) {
  const heading = useFocusOnArrival();

  return (
    <div
      className={classNames(styles.page, hasColumns && styles.pageWide)}
      data-wide={isWide || undefined}
    >
      <DocumentTitle>{title}</DocumentTitle>
      <div className={classNames(styles.head, aside !== undefined && styles.headWithAside)}>
        {above}
        <h1 ref={heading} tabIndex={-1}>
          <Phrase>{title}</Phrase>
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </div>
  );
}
