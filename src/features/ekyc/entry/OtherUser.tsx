import { maskEmail } from '@/domain/maskEmail';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/state/hooks';
import { keepOwnSession, takeLinkSession } from '@/state/session/ekycLink';
import { Button } from '@/ui/buttons/Button';
import { Stack } from '@/ui/content/Stack';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { LostDrawing } from '@/ui/illustrations/LostDrawing';
import { Page } from '@/ui/layout/Page';

/**
 * The link is for another user than the one who is signed in: whose session is used is asked. A page
 * that was loaded again has no token any more, so the link has to be opened again to use it.
 */
export function OtherUser({
  email,
  canTake,
  onEntered,
}: {
  email: string;
  canTake: boolean;
  onEntered: () => void;
}) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const masked = maskEmail(email);
  const { submit: take, isSubmitting } = useSubmitOnce(async () => {
    await dispatch(takeLinkSession());
    onEntered();
  });
  return (
    <Page
      title={t('ekyc.otherUser.title')}
      above={<LostDrawing />}
      lead={t('ekyc.otherUser.body', { email: masked })}
    >
      {!canTake && <p>{t('ekyc.otherUser.openAgain')}</p>}
      <Stack isTight>
        {canTake && (
          <Button kind="primary" isFullWidth isBusy={isSubmitting} onClick={() => void take()}>
            {t('ekyc.otherUser.take')}
          </Button>
        )}
        <Button
          kind={canTake ? 'secondary' : 'primary'}
          isFullWidth
          isDisabled={isSubmitting}
          onClick={() => dispatch(keepOwnSession())}
        >
          {t('ekyc.otherUser.keep', { email: masked })}
        </Button>
      </Stack>
    </Page>
  );
}
