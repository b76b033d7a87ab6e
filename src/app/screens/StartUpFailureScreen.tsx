import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';

/** The app could not start: 'Something went wrong' with code 500 (routes.md#start-up). */
export function StartUpFailureScreen({
  faults = [],
  onReload,
}: {
  /** Of the configuration, in words for the operator. */
  faults?: readonly string[];
  onReload: () => void;
}) {
  const { t } = useText();
  return (
    <main>
      <ErrorState
        isPage
        message={t('app.startUp.title')}
        advice={t('app.startUp.body')}
        code={500}
        actions={
          <Button kind="primary" onClick={onReload}>
            {t('common.reload')}
          </Button>
        }
      />
      {faults.length > 0 && (
        <details>
          <summary>{t('app.startUp.details')}</summary>
          <p lang="en">{faults.join(', ')}</p>
        </details>
      )}
    </main>
  );
}
