import { PATHS } from '@/domain/access/paths';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import { ButtonLink } from '@/ui/buttons/ButtonLink';
import { Muted } from '@/ui/content/Muted';
import { Stack } from '@/ui/content/Stack';
import { ProblemDrawing } from '@/ui/illustrations/ProblemDrawing';
import { Page } from '@/ui/layout/Page';
import { useKeptQuery } from '../parts/useKeptQuery';

/**
 * The server no longer accepts the token of the link. If an earlier response was lost, the password
 * may have been stored all the same, so the page says that too.
 */
export function DeadLink() {
  const { t } = useText();
  const query = useKeptQuery();
  const hasSession = useAppSelector(selectHasSession);
  return (
    <Page
      title={t('passwords.dead.title')}
      above={<ProblemDrawing />}
      lead={t('passwords.dead.lead')}
    >
      <Muted>{t('passwords.dead.justSaved')}</Muted>
      {hasSession ? (
        // Both other pages need a signed-out user.
        <ButtonLink kind="primary" isFullWidth to={`${PATHS.root}${query}`}>
          {t('passwords.dead.home')}
        </ButtonLink>
      ) : (
        <Stack isTight>
          <ButtonLink kind="primary" isFullWidth to={`${PATHS.forgotPassword}${query}`}>
            {t('passwords.dead.again')}
          </ButtonLink>
          <ButtonLink isFullWidth to={`${PATHS.login}${query}`}>
            {t('passwords.dead.login')}
          </ButtonLink>
        </Stack>
      )}
    </Page>
  );
}
