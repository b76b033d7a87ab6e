import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { useFormContext } from './formContext';

/** Closes the form around it. While it is being sent the answer is awaited, for it may be stored by then. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useText();
  const { isSubmitting } = useFormContext();
  return (
    <Button isDisabled={isSubmitting} onClick={onCancel}>
      {t('common.cancel')}
    </Button>
  );
}
