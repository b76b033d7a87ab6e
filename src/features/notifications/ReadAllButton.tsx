import { useCallback } from 'react';
import { useReadAllNotificationsMutation } from '@/api/notificationApi';
import { useText } from '@/i18n/useText';
import { useLatest } from '@/primitives/useLatest';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Button } from '@/ui/buttons/Button';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { CheckIcon } from '@/ui/icons/statusIcons';
import { typedMessageRef } from '@/i18n/typedMessageRef';

export interface ReadAllButtonProps {
  userId: number;
  hasUnread: boolean;
  onFailedChange: (hasFailed: boolean) => void;
  /** The button disappears once all is read, here or on another device: this gets its focus. */
  takeFocus: () => void;
}

/** Marks every notification as read; shown while any is unread. */
export function ReadAllButton({
  userId,
  hasUnread,
  onFailedChange,
  takeFocus,
}: ReadAllButtonProps) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const [readAll] = useReadAllNotificationsMutation();
  const screenSignal = useScreenSignal();
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const screen = screenSignal();
    onFailedChange(false);
    const { error } = await readAll({ userId });
    if (screen.aborted) return;
    onFailedChange(error !== undefined);
    if (error !== undefined) return;
    dispatch(
      noticeShown({
        kind: 'success',
        body: typedMessageRef('notifications.readAllDone'),
      }),
    );
  });

  const latestTakeFocus = useLatest(takeFocus);
  const watchFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      // Still in the page; the focus can be moved once it is gone.
      if (document.activeElement === button) queueMicrotask(() => latestTakeFocus.current());
    },
    [latestTakeFocus],
  );

  if (!hasUnread && !isSubmitting) return null;
  return (
    <Button
      ref={watchFocus}
      kind="quiet"
      icon={<CheckIcon size={20} />}
      isBusy={isSubmitting}
      onClick={() => void submit()}
    >
      {t('notifications.readAll')}
    </Button>
  );
}
