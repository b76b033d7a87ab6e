import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenNotificationMutation } from '@/api/notificationApi';
import type { Notification } from '@/api/wire';
import { rowButton } from './useRowFocus';

interface Opened {
  notification: Notification;
  /** Where it stood in the list. */
  index: number;
  /** The page that it was opened on: following one of its links closes it. */
  locationKey: string;
  /** Each opening is a new one. */
  turn: number;
}

/** The notification that is open, or was last: reading it, and giving the focus back to its row. */
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
    // After the dialog has given the focus back. Where the row has left the list (it was unread), the
    // one that took its place is next.
    queueMicrotask(() => {
      if (panel.current?.contains(document.activeElement)) return;
      (rowButton(panel.current, index) ?? rowButton(panel.current, index - 1))?.focus({
        preventScroll: true,
      });
    });
  }, [isOpen, opened, panel]);

  function open(notification: Notification, index: number): void {
    // The second click of two comes before the dialog stands in its way.
    if (isShownNow.current) return;
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
    /** As the server has it, once it has answered. */
    notification: result.data?.id === id ? result.data : opened?.notification,
    hasFailed: isOfThis && result.isError,
    isRetrying: isOfThis && result.isLoading,
    retry: () => void (id !== undefined && read({ userId, id })),
  };
}
