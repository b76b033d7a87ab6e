import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { Form } from '@/ui/forms/Form';
import { useFormContext } from '@/ui/forms/formContext';
import { useDocumentTypes } from '../../parts/useDocumentTypes';

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
  typeId,
  isReadOnly,
  onChosen,
}: {
  typeId: number | null;
  isReadOnly: boolean;
  onChosen: (typeId: number | null) => void;
}) {
  const { t } = useText();
  const types = useDocumentTypes('bank_statement');
  return (
    <Form
      initialValues={{ documentTypeId: typeId }}
      onChange={({ documentTypeId }) => {
        if (documentTypeId !== typeId) onChosen(documentTypeId);
      }}
      isReadOnly={isReadOnly}
      onSubmit={NOTHING_TO_SUBMIT}
    >
      <FollowType typeId={typeId} />
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
