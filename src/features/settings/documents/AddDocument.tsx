import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useText } from '@/i18n/useText';
import { noticeShown } from '@/state/notices';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/buttons/Button';
import { Card } from '@/ui/content/Card';
import { Row } from '@/ui/content/Stack';
import { PlusIcon } from '@/ui/icons/actionIcons';
import { AddDocumentForm } from './AddDocumentForm';
import { useFormInPlace } from '../useFormInPlace';

/** Adds one of the other documents: a button, and the form that it opens in its place. */
export function AddDocument() {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const { isOpen, opener, open, close } = useFormInPlace();

  if (!isOpen)
    return (
      <Row>
        <Button ref={opener} kind="primary" icon={<PlusIcon size={20} />} onClick={open}>
          {t('settings.document.add')}
        </Button>
      </Row>
    );
  return (
    <Card title={t('settings.document.addTitle')}>
      <AddDocumentForm
        onCancel={close}
        onSaved={() => {
          close();
          dispatch(
            noticeShown({ kind: 'success', body: typedMessageRef('settings.document.saved') }),
          );
        }}
      />
    </Card>
  );
}
