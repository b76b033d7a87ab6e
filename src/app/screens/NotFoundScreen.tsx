import { useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { useSignOut } from '../layouts/useSignOut';
import { NotFoundMessage } from './NotFoundMessage';

/** There is no page at this address, or not yet. */
export function NotFoundScreen() {
  const { t } = useText();
  const hasSession = useAppSelector(selectHasSession);
  const onSignOut = useSignOut();
  return (
    <NotFoundMessage
      more={hasSession && <Button onClick={onSignOut}>{t('common.signOut')}</Button>}
    />
  );
}
