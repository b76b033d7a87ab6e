import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { reloadPageAsUser } from '@/platform/appVersions';
import { hasInput } from '@/platform/page';
import { fetchAhead } from '@/primitives/fetchAhead';
import { Button } from '@/ui/buttons/Button';
import { Row } from '@/ui/content/Stack';
import { LazyDialog } from '@/ui/dialogs/LazyDialog';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

/** These buttons come with the start of the app, which is not to wait for MUI. */
const fetchQuestion = async () => (await import('@/ui/dialogs/ConfirmDialog')).ConfirmDialog;

/**
 * The buttons under the notice of a new version. `prepare` resolves with whether a reload shows it. A page
 * on which something is typed is asked first: the drafts are kept, but not every form has one.
 */
export function VersionActions({
  prepare,
  onClose,
}: {
  prepare: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useText();
  /** Null: not asked yet. */
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => fetchAhead([fetchQuestion]), []);
  // However it was closed: its user wants to stay on the page.
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const { submit: reload, isSubmitting } = useSubmitOnce(async (isAsked: boolean) => {
    if (isAsked) setIsAsking(false);
    setIsLate(false);
    const isReady = await prepare();
    if (isClosed.current) return;
    if (!isReady) setIsLate(true);
    // It may have been typed meanwhile.
    else if (!isAsked && hasInput()) setIsAsking(true);
    else reloadPageAsUser();
  });
  return (
    <>
      <Row>
        <Button
          kind="primary"
          isBusy={isSubmitting}
          onClick={() => (hasInput() ? setIsAsking(true) : void reload(false))}
        >
          {t('common.reload')}
        </Button>
        <Button onClick={onClose}>{t('versions.close')}</Button>
      </Row>
      <p role="status">{isLate && t('versions.late')}</p>
      {isAsking !== null && (
        <LazyDialog
          fetchDialog={fetchQuestion}
          dialogProps={{
            title: t('versions.question'),
            body: t('versions.questionBody'),
            confirmLabel: t('common.reload'),
            isOpen: isAsking,
            onConfirm: () => reload(true),
            onCancel: () => setIsAsking(false),
          }}
        />
      )}
    </>
  );
}
