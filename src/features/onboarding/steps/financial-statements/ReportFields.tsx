import { useText } from '@/i18n/useText';
import { DigitsField } from '@/ui/fields/DigitsField';
import { SelectField } from '@/ui/fields/SelectField';
import { DocumentField } from '../shared/DocumentField';
import { useDocumentTypes } from '../shared/useDocumentTypes';
import { labels } from './form';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The fields of one financial statement. */
export function ReportFields() {
  const { t } = useText();
  const months = MONTHS.map((month) => ({
    id: month,
    name: t('onboardingLists.monthName', { month }),
  }));
  return (
    <>
      <DigitsField name="year" label={t(labels.year)} />
      <SelectField name="month" label={t(labels.month)} options={months} />
      <SelectField
        name="documentTypeId"
        label={t(labels.documentTypeId)}
        {...useDocumentTypes('financial_statement')}
      />
      <DocumentField name="document" label={t(labels.document)} />
    </>
  );
}
