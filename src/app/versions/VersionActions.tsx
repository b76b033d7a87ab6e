import { useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { reloadPageAsUser } from '@/platform/appVersions';
import { hasTypedText } from '@/platform/page';
import { Button } from '@/ui/buttons/Button';
import { Row } from '@/ui/content/Stack';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

/**
 * The buttons under the notice of a new version. `prepare` resolves when a reload shows it. A page on
 * which something is typed is asked first: the drafts are kept, but not every form has one.
 */
export function VersionActions({
  prepare,
  onClose,
}: {
  prepare: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useText();
  const [isAsking, setIsAsking] = useState(false);
  const isClosed = useRef(false);
  const { submit: reload, isSubmitting } = useSubmitOnce(async () => {
    setIsAsking(false);
    await prepare();
    if (!isClosed.current) reloadPageAsUser();
  });
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  return (
    <Row>
      <Button
        kind="primary"
        isBusy={isSubmitting}
        onClick={() => (hasTypedText() ? setIsAsking(true) : void reload())}
      >
        {t('versions.reload')}
      </Button>
      <Button onClick={close}>{t('versions.close')}</Button>
      <ConfirmDialog
        title={t('versions.question')}
        body={t('versions.questionBody')}
        confirmLabel={t('versions.reload')}
        isOpen={isAsking}
        onConfirm={reload}
        onCancel={() => setIsAsking(false)}
      />
    </Row>
  );
}
