import { useRef } from 'react';
import { useReadAllNotificationsMutation } from '@/api/notificationApi';
import { useText } from '@/i18n/useText';
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
  /** The button disappears once all is read: this gets its focus. */
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
  const button = useRef<HTMLButtonElement>(null);
  const [readAll] = useReadAllNotificationsMutation();
  const screenSignal = useScreenSignal();
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    const screen = screenSignal();
    onFailedChange(false);
    const { error } = await readAll({ userId });
    if (screen.aborted) return;
    onFailedChange(error !== undefined);
    if (error !== undefined) return;
    if (document.activeElement === button.current) takeFocus();
    dispatch(
      noticeShown({
        kind: 'success',
        body: typedMessageRef('notifications.readAllDone'),
      }),
    );
  });

  if (!hasUnread && !isSubmitting) return null;
  return (
    <Button
      ref={button}
      kind="quiet"
      icon={<CheckIcon size={20} />}
      isBusy={isSubmitting}
      onClick={() => void submit()}
    >
      {t('notifications.readAll')}
    </Button>
  );
}
