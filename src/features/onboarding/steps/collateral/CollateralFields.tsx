import { useText } from '@/i18n/useText';
import { DateField } from '@/ui/fields/DateField';
import { MoneyField } from '@/ui/fields/MoneyField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { useFormValue } from '@/ui/forms/useFormValue';
import { DocumentField } from '../shared/DocumentField';
import { useDocumentTypes } from '../shared/useDocumentTypes';
import { isOtherType, labels } from './form';

/** The fields of one piece of collateral. */
export function CollateralFields() {
  const { t } = useText();
  const hasOwnName = isOtherType(useFormValue('documentTypeId'));
  return (
    <>
      <SelectField
        name="documentTypeId"
        label={t(labels.documentTypeId)}
        {...useDocumentTypes('collateral')}
      />
      {hasOwnName && (
        <TextField
          name="typeNameOther"
          label={t(labels.typeNameOther)}
          autoComplete="off"
          autoCapitalize="sentences"
          isOptional
        />
      )}
      <TextAreaField name="description" label={t(labels.description)} autoComplete="off" />
      <MoneyField name="value" label={t(labels.value)} />
      <DateField name="publishDate" label={t(labels.publishDate)} isOptional />
      <DateField name="expiredDate" label={t(labels.expiredDate)} isOptional />
      <DocumentField name="file" label={t(labels.file)} />
    </>
  );
}
