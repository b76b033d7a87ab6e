import { DateField } from '@/ui/fields/date/DateField';
import { MoneyField } from '@/ui/fields/number/MoneyField';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { TextAreaField } from '@/ui/fields/text/TextAreaField';
import { TextField } from '@/ui/fields/text/TextField';
import { DocumentField } from '../../parts/DocumentField';
import { useDocumentTypes } from '../../parts/useDocumentTypes';
import { useFields } from '../../parts/useFields';
import { collateral } from './form';

/** The fields of one piece of collateral. */
export function CollateralFields() {
  const { field, isAsked } = useFields(collateral);
  return (
    <>
      <SelectField {...field('documentTypeId')} {...useDocumentTypes('collateral')} />
      {isAsked('typeNameOther') && (
        <TextField {...field('typeNameOther')} autoComplete="off" autoCapitalize="sentences" />
      )}
      <TextAreaField {...field('description')} autoComplete="off" />
      <MoneyField {...field('value')} />
      <DateField {...field('publishDate')} />
      <DateField {...field('expiredDate')} />
      <DocumentField {...field('file')} />
    </>
  );
}
