import { useState } from 'react';
import { LoginFields } from '@/features/auth/login/LoginFields';
import type { LoginValues } from '@/features/auth/login/loginForm';
import { TextProvider } from '@/i18n/TextProvider';
import type { Texts } from '@/i18n/texts';
import { useText } from '@/i18n/useText';
import { LoadingBar } from '@/ui/feedback/LoadingBar';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { Page } from '@/ui/layout/Page';
import { PublicShell } from '@/ui/layout/PublicShell';
import { LinkContext } from '@/ui/links/linkContext';
import { LinkWithoutRouter } from '@/ui/links/LinkWithoutRouter';
import { canRegisterBorrower } from '../canRegisterBorrower';
import type { Departure } from './departure';

export interface FirstPageProps {
  texts: Texts;
  /** What was typed before the page was ready. */
  initialValues?: LoginValues;
  /**
   * Hands over to the app, which goes on with what the user did. Resolves if that failed: the app
   * could not be loaded.
   */
  leave: (departure: Departure) => Promise<void>;
}

/** The sign-in page as it is before the app is there (docs/decisions/0019-first-page.md). */
export const FirstPage = ({ texts, ...props }: FirstPageProps) => (
  <TextProvider texts={texts}>
    <FirstLogin {...props} />
  </TextProvider>
);

function FirstLogin({ initialValues, leave }: Omit<FirstPageProps, 'texts'>) {
  const { t } = useText();
  const [leaving, setLeaving] = useState<Departure | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function handOver(departure: Departure): Promise<void> {
    setHasFailed(false);
    setLeaving(departure);
    await leave(departure);
    setLeaving(null);
    setHasFailed(true);
  }

  return (
    <LinkContext
      value={(link) => (
        <LinkWithoutRouter
          {...link}
          onFollow={(path) => void handOver({ kind: 'followed', path })}
        />
      )}
    >
      <LoadingBar isLoading={leaving?.kind === 'followed'} />
      <PublicShell>
        <Page title={t('auth.login.title')} lead={t('auth.login.intro')}>
          {hasFailed && (
            <StatusBanner kind="error" title={t('auth.dialogFailed.title')}>
              <p role="alert">{t('auth.dialogFailed.body')}</p>
            </StatusBanner>
          )}
          <LoginFields
            {...(initialValues && { initialValues })}
            onSubmit={() => handOver({ kind: 'sent' })}
            canRegisterBorrower={canRegisterBorrower()}
            query=""
          />
        </Page>
      </PublicShell>
    </LinkContext>
  );
}
