import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { reloadNewest } from '../versions/reloadNewest';

/** The app could not start: 'Something went wrong' with code 500 (routes.md#start-up). */
export function StartUpFailureScreen({
  faults,
}: {
  /** Of the configuration, in words for the operator; none for other errors. */
  faults: readonly string[];
}) {
  const { t } = useText();
  const { submit: reload, isSubmitting } = useSubmitOnce(reloadNewest);
  return (
    <main>
      <ErrorState
        isPage
        message={t('app.startUp.title')}
        advice={t('app.startUp.body')}
        code={500}
        actions={
          <Button kind="primary" isBusy={isSubmitting} onClick={() => void reload()}>
            {t('common.reload')}
          </Button>
        }
      />
      {faults.length > 0 && (
        <details>
          <summary>{t('app.startUp.details')}</summary>
          <ul lang="en">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </details>
      )}
    </main>
  );
}
