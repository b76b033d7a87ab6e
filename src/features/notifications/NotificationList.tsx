import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Notification } from '@/api/wire';
import { dayStarts } from '@/domain/notifications/days';
import { useNow } from '@/primitives/useNow';
import { useMediaQuery } from '@/ui/layout/useMediaQuery';
import { DayHeading } from './DayHeading';
import * as styles from './list.module.css';
import { NotificationRow } from './NotificationRow';
import { useRowFocus } from './useRowFocus';

export interface NotificationListProps {
  notifications: readonly Notification[];
  /** Id of the tab that names these notifications. */
  labelledBy: string;
  /** The notification that is open beside the list. */
  openedBeside: number | null;
  opensBeside: boolean;
  onOpen: (notification: Notification, index: number) => void;
}

/** Where a row has its age beside the title. row.module.css has the same limit. */
const WIDE = '(min-width: 600px)';
/** The height of a row with one line of title and of highlight, before it is measured. */
const ROW_HEIGHT_PX = { wide: 76, narrow: 99 };
const DAY_HEIGHT_PX = 37;
const ROWS_BEYOND_SIGHT = 6;

/** The distance from the top of the page to an element, in CSS pixels; updated when it moves. */
function useOffsetInPage(element: React.RefObject<HTMLElement | null>): number {
  const [offsetPx, setOffsetPx] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return;
      setOffsetPx(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return offsetPx;
}

/**
 * The notifications, newest first, with a heading in the first row of each day. Only the rows near
 * the window are in the document, however many there are; the page itself scrolls, so that a phone's
 * browser bars can hide.
 */
export function NotificationList({
  notifications,
  labelledBy,
  openedBeside,
  opensBeside,
  onOpen,
}: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const nowMs = useNow();
  const scrollMargin = useOffsetInPage(list);
  const count = notifications.length;
  // The heights of all rows are added up again for each row that is measured.
  const startsDay = useMemo(() => dayStarts(notifications), [notifications]);
  const rowHeightPx = useMediaQuery(WIDE) ? ROW_HEIGHT_PX.wide : ROW_HEIGHT_PX.narrow;
  const { onFocus, onKeyDown, rangeExtractor } = useRowFocus(list, count);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    scrollMargin,
    rangeExtractor,
    estimateSize: (index) => rowHeightPx + (startsDay[index] ? DAY_HEIGHT_PX : 0),
    overscan: ROWS_BEYOND_SIGHT,
    getItemKey: (index) => notifications[index]?.id ?? index,
    // A hidden page has no layout and so no height.
    measureElement: (element) => element.offsetHeight || rowHeightPx,
  });

  return (
    <ul
      ref={list}
      className={styles.list}
      aria-labelledby={labelledBy}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const notification = notifications[index];
        return (
          notification && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.item}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
              aria-setsize={count}
              aria-posinset={index + 1}
            >
              {startsDay[index] && <DayHeading createdAt={notification.created_at} nowMs={nowMs} />}
              <NotificationRow
                notification={notification}
                isOpenBeside={notification.id === openedBeside}
                opensBeside={opensBeside}
                index={index}
                nowMs={nowMs}
                onOpen={onOpen}
                onFocus={onFocus}
                onKeyDown={onKeyDown}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
