import { useText } from '@/i18n/useText';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { DocumentField } from '../../parts/DocumentField';
import { useDocumentTypes } from '../../parts/useDocumentTypes';
import { useFields } from '../../parts/useFields';
import { report } from './form';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The fields of one financial statement. */
export function ReportFields() {
  const { t } = useText();
  const { field } = useFields(report);
  const months = MONTHS.map((month) => ({
    id: month,
    name: t('onboardingLists.monthName', { month }),
  }));
  return (
    <>
      <DigitsField {...field('year')} />
      <SelectField {...field('month')} options={months} />
      <SelectField {...field('documentTypeId')} {...useDocumentTypes('financial_statement')} />
      <DocumentField {...field('document')} />
    </>
  );
}
