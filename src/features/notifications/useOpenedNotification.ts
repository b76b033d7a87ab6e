import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenNotificationMutation } from '@/api/notificationApi';
import type { Notification } from '@/api/wire';
import { focusPageHeading } from '@/ui/layout/focusPageHeading';
import { rowButton } from './useRowFocus';

interface Opened {
  notification: Notification;
  /** Its index in the list. */
  index: number;
  /** The page that it was opened on: following one of its links closes it. */
  locationKey: string;
  /** Each opening gets a new key. */
  turn: number;
}

/** The open notification, or the last one: reads it, and returns the focus to its row. */
export function useOpenedNotification(userId: number, panel: RefObject<HTMLElement | null>) {
  const { key: locationKey } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [read, result] = useOpenNotificationMutation();
  const isShownNow = useRef(false);
  const isOpen = isShown && opened?.locationKey === locationKey;

  useEffect(() => {
    isShownNow.current = isOpen;
    if (isOpen || opened === null) return;
    const { index } = opened;
    // After a dialog has returned the focus. If the row has left the list (it was unread), the
    // row in its position gets it.
    queueMicrotask(() => {
      if (panel.current?.contains(document.activeElement)) return;
      const row = rowButton(panel.current, index) ?? rowButton(panel.current, index - 1);
      if (row) row.focus({ preventScroll: true });
      else focusPageHeading();
    });
  }, [isOpen, opened, panel]);

  function open(notification: Notification, index: number): void {
    // The second click of a double click arrives before the dialog is open.
    if (isShownNow.current && opened?.notification.id === notification.id) return;
    isShownNow.current = true;
    setOpened({ notification, index, locationKey, turn: (opened?.turn ?? 0) + 1 });
    setIsShown(true);
    void read({ userId, id: notification.id });
  }

  const id = opened?.notification.id;
  const isOfThis = result.originalArgs?.id === id;
  return {
    open,
    close: () => setIsShown(false),
    isOpen,
    turn: opened?.turn,
    /** The server's version, once it has responded. */
    notification: result.data?.id === id ? result.data : opened?.notification,
    hasFailed: isOfThis && result.isError,
    isRetrying: isOfThis && result.isLoading,
    retry: () => void (id !== undefined && read({ userId, id })),
  };
}
