import { useText } from '@/i18n/useText';
import { SelectField } from '@/ui/fields/SelectField';
import { Form } from '@/ui/forms/Form';
import { useDocumentTypes } from '../shared/useDocumentTypes';
import type { DocumentTypeChoice } from './useDocumentTypeChoice';

const NOTHING_TO_SUBMIT = () => undefined;

/** What kind of document an account's statements are. */
export function DocumentTypeField({
  choice,
  isReadOnly,
}: {
  choice: DocumentTypeChoice;
  isReadOnly: boolean;
}) {
  const { t } = useText();
  const types = useDocumentTypes('bank_statement');
  return (
    <Form
      initialValues={{ documentTypeId: choice.typeId }}
      onChange={({ documentTypeId }) => choice.choose(documentTypeId)}
      isReadOnly={isReadOnly}
      onSubmit={NOTHING_TO_SUBMIT}
    >
      <SelectField
        name="documentTypeId"
        label={t('onboardingLists.statements.documentType')}
        helpText={t('onboardingLists.statements.documentTypeHelp')}
        isOptional
        {...types}
      />
    </Form>
  );
}
