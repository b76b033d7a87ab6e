import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { Form } from '@/ui/forms/Form';
import { useFormContext } from '@/ui/forms/formContext';
import { useDocumentTypes } from '../../parts/useDocumentTypes';
import type { DocumentTypeChoice } from './useDocumentTypeChoice';

const NAME = 'documentTypeId';
const NOTHING_TO_SUBMIT = () => undefined;

/** Shows the type that the statements were given elsewhere, such as in another tab. */
function FollowType({ typeId }: { typeId: number | null }) {
  const { setValue } = useFormContext();
  useEffect(() => setValue(NAME, typeId), [setValue, typeId]);
  return null;
}

/** The document type of an account's statements. */
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
      onChange={({ documentTypeId }) => {
        if (documentTypeId !== choice.typeId) choice.choose(documentTypeId);
      }}
      isReadOnly={isReadOnly}
      onSubmit={NOTHING_TO_SUBMIT}
    >
      <FollowType typeId={choice.typeId} />
      <SelectField
        name={NAME}
        label={t('onboardingLists.statements.documentType')}
        helpText={t('onboardingLists.statements.documentTypeHelp')}
        isOptional
        {...types}
      />
    </Form>
  );
}
