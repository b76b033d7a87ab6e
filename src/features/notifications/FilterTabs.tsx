import { useRef, type KeyboardEvent } from 'react';
import {
  NOTIFICATION_FILTERS,
  type NotificationFilter,
} from '@/domain/notifications/notifications';
import { useText } from '@/i18n/useText';
import * as styles from './filterTabs.module.css';

export interface FilterTabsProps {
  chosen: NotificationFilter;
  onChoose: (filter: NotificationFilter) => void;
  /** Id of the panel that shows the chosen filter. */
  panelId: string;
}

/** Id of the tab that names the panel of a filter. */
export const tabIdOf = (panelId: string, filter: NotificationFilter): string =>
  `${panelId}-${filter.id}`;

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The filters as tabs: one tab stop, arrow keys choose. */
export function FilterTabs({ chosen, onChoose, panelId }: FilterTabsProps) {
  const { t } = useText();
  const tabs = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const next = steps[event.key]?.(at, NOTIFICATION_FILTERS.length);
    const filter = next === undefined ? undefined : NOTIFICATION_FILTERS[next];
    if (next === undefined || filter === undefined) return;
    event.preventDefault();
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChoose(filter);
  }

  return (
    <div ref={tabs} role="tablist" aria-label={t('notifications.filters')} className={styles.tabs}>
      {NOTIFICATION_FILTERS.map((filter, index) => {
        const isChosen = filter.id === chosen.id;
        return (
          <button
            key={filter.id}
            type="button"
            role="tab"
            id={tabIdOf(panelId, filter)}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            tabIndex={isChosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(filter)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {t(filter.labelKey)}
          </button>
        );
      })}
    </div>
  );
}
