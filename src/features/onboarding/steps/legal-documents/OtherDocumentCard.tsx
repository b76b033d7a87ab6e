import { memo, useId } from 'react';
import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/text/TextField';
import { useFormContext } from '@/ui/forms/formContext';
import { TrashIcon } from '@/ui/icons/actionIcons';
import { DocumentField } from '../../parts/DocumentField';
import * as styles from './others.module.css';
import { pathOfOther } from './useOtherDocuments';

interface OtherDocumentCardProps {
  id: string;
  number: number;
  onRemove: (key: string) => void;
}

/** One of the other documents: its name and its file, in a group that is named by its number. */
export const OtherDocumentCard = memo(function OtherDocumentCard({
  id: key,
  number,
  onRemove,
}: OtherDocumentCardProps) {
  const { t } = useText();
  const { isReadOnly } = useFormContext();
  const titleId = useId();
  const path = pathOfOther(key);
  return (
    <fieldset className={styles.fields}>
      <legend id={titleId} data-focus={key} tabIndex={-1} className={styles.title}>
        {t('onboardingLegal.others.item', { number })}
      </legend>
      <TextField
        name={`${path}.name`}
        label={t('onboardingLegal.others.name')}
        autoComplete="off"
        autoCapitalize="words"
      />
      <DocumentField name={`${path}.document`} label={t('onboardingLegal.others.document')} />
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button
            kind="quiet"
            icon={<TrashIcon size={20} />}
            describedBy={titleId}
            onClick={() => onRemove(key)}
          >
            {t('onboardingLegal.others.remove')}
          </Button>
        </div>
      )}
    </fieldset>
  );
});
