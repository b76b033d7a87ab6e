import { useText } from '@/i18n/useText';
import { Button } from '@/ui/buttons/Button';
import { Fieldset } from '@/ui/content/Fieldset';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { useFormContext } from '@/ui/forms/formContext';
import { FormPart } from '@/ui/forms/FormPart';
import { PlusIcon } from '@/ui/icons/actionIcons';
import { StepErrorBoundary } from '../../parts/StepErrorBoundary';
import { OtherDocumentCard } from './OtherDocumentCard';
import * as styles from './others.module.css';
import { pathOfOther, useOtherDocuments } from './useOtherDocuments';

/** Any number of documents that the company names itself. */
export function OtherDocuments() {
  const { t } = useText();
  const { isReadOnly } = useFormContext();
  const { keys, list, asked, isAsking, hasRemoved, ...others } = useOtherDocuments();
  const numberOfAsked = keys.findIndex((key) => key === others.askedKey) + 1;
  if (isReadOnly && keys.length === 0) return null;
  return (
    <Fieldset
      legend={t('onboardingLegal.documents.others')}
      helpText={t('onboardingLegal.others.help')}
    >
      <div ref={list} className={styles.list}>
        {keys.length > 0 && (
          <ol className={styles.cards}>
            {keys.map((key, index) => (
              <li key={key} className={styles.card}>
                <StepErrorBoundary>
                  <FormPart path={pathOfOther(key)}>
                    <OtherDocumentCard id={key} number={index + 1} onRemove={others.askRemoval} />
                  </FormPart>
                </StepErrorBoundary>
              </li>
            ))}
          </ol>
        )}
        <VisuallyHidden>
          <span role="status">{hasRemoved && t('onboardingLegal.others.removed')}</span>
        </VisuallyHidden>
        {!isReadOnly && (
          <span data-focus="add">
            <Button icon={<PlusIcon size={20} />} onClick={others.add}>
              {t('onboardingLegal.others.add')}
            </Button>
          </span>
        )}
      </div>
      <ConfirmDialog
        title={t('onboardingLegal.others.removeTitle')}
        body={t('onboardingLegal.others.removeBody', {
          name: asked?.name.trim() || t('onboardingLegal.others.item', { number: numberOfAsked }),
        })}
        confirmLabel={t('onboardingLegal.others.remove')}
        isDangerous
        isOpen={isAsking}
        onConfirm={others.confirmRemoval}
        onCancel={others.cancelRemoval}
      />
    </Fieldset>
  );
}
