import { useEffect, useState } from 'react';
import { TextProvider } from '@/i18n/TextProvider';
import type { Texts } from '@/i18n/texts';
import { reloadPage } from '@/platform/page';
import { Button } from '@/ui/buttons/Button';
import { useText } from '@/i18n/useText';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { LoadingBar } from '@/ui/feedback/LoadingBar';
import { ArrivingAlert } from '@/ui/feedback/ArrivingAlert';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { PublicShell } from '@/ui/layout/PublicShell';
import { LinkContext } from '@/ui/links/linkContext';
import { LinkWithoutRouter } from '@/ui/links/LinkWithoutRouter';
import type { Departure } from './departure';
import type { FirstPageDefinition } from './firstPageDefinition';
import type { TypedValues } from './typedValues';

export interface FirstPageProps extends Pick<FirstPageDefinition, 'Screen'> {
  texts: Texts;
  /** What was typed before the page was ready. */
  typed: TypedValues;
  /**
   * Hands over to the app, which goes on with what the user did. Resolves if that failed: the app
   * could not be loaded.
   */
  leave: (departure: Departure) => Promise<void>;
}

/** A page as it is before the app is there (docs/decisions/0019-first-page.md). */
export const FirstPage = ({ texts, ...props }: FirstPageProps) => (
  <TextProvider texts={texts}>
    <ErrorBoundary
      fallback={() => <AppInstead leave={props.leave} />}
      onError={(error) => globalThis.reportError(error)}
    >
      <PageInShell {...props} />
    </ErrorBoundary>
  </TextProvider>
);

function PageInShell({ Screen, typed, leave }: Omit<FirstPageProps, 'texts'>) {
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
        <Screen
          typed={typed}
          problem={hasFailed && <AppMissing />}
          onSubmit={() => handOver({ kind: 'sent' })}
        />
      </PublicShell>
    </LinkContext>
  );
}

/** In place of a page that has crashed: the app shows it anew. */
function AppInstead({ leave }: Pick<FirstPageProps, 'leave'>) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void leave({ kind: 'crashed' }).then(() => setHasFailed(true));
  }, [leave]);
  return hasFailed ? (
    <PublicShell>
      <AppMissing />
    </PublicShell>
  ) : (
    <LoadingBar isLoading />
  );
}

function AppMissing() {
  const { t } = useText();
  return (
    <ArrivingAlert>
      <StatusBanner
        kind="error"
        title={t('common.partFailed.title')}
        action={<Button onClick={reloadPage}>{t('common.reload')}</Button>}
      >
        <p>{t('common.partFailed.body')}</p>
      </StatusBanner>
    </ArrivingAlert>
  );
}
