import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { isEditableStatus, statusName, type StatusId } from '@/domain/access/statuses';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Card } from '@/ui/content/Card';
import { Page } from '@/ui/layout/Page';
import * as styles from './outcome.module.css';

/** The end of onboarding: the result of the application, and where to go from there. */
export function OutcomePage({
  title,
  lead,
  drawing,
  statusId,
  cardTitle,
  card,
  children,
  homeLabel,
}: {
  title: string;
  lead: string;
  drawing: ReactNode;
  /** Named beside the title of the card. */
  statusId: StatusId;
  cardTitle: string;
  card: ReactNode;
  /** What follows below the card. */
  children?: ReactNode;
  homeLabel: string;
}) {
  const { tRef } = useText();
  const { search } = useLocation();
  const { isEmbedded = false } = useAppSelector(selectConfig);
  // In the frame of a portal this page is the home, unless there are answers to see.
  const hasHome = !isEmbedded || isEditableStatus(statusId);
  return (
    <Page title={title} lead={lead} hasColumns>
      <div className={styles.room}>
        <div className={styles.columns}>
          <div className={styles.drawing}>{drawing}</div>
          <div className={styles.content}>
            <Card
              title={cardTitle}
              aside={<span className={styles.status}>{tRef(statusName(statusId))}</span>}
            >
              {card}
            </Card>
            {children}
          </div>
          {hasHome && (
            <div className={styles.home}>
              <ButtonLink to={`${PATHS.root}${search}`}>{homeLabel}</ButtonLink>
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}
