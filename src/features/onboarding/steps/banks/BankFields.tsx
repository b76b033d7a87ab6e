import { useGetBankListQuery } from '@/api/masterApi';
import { useText } from '@/i18n/useText';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { TextField } from '@/ui/fields/text/TextField';
import { MasterField } from '../../parts/MasterField';
import { useLoadedOptions } from '../../parts/useOptions';
import { useFields } from '../../parts/useFields';
import { bank } from './form';

/** The fields of one account. */
export function BankFields() {
  const { t } = useText();
  const banks = useLoadedOptions(useGetBankListQuery());
  const { field, isAsked } = useFields(bank);
  return (
    <>
      <SelectField {...field('bankId')} {...banks} />
      <DigitsField {...field('accountNo')} />
      <TextField
        {...field('accountName')}
        helpText={t('onboardingLists.banks.accountNameHelp')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <MasterField {...field('accountTypeId')} />
      <TextField {...field('branchName')} autoComplete="off" autoCapitalize="words" />
      <MasterField {...field('remarkTransferId')} />
      {isAsked('remarkOther') && (
        <TextField {...field('remarkOther')} autoComplete="off" autoCapitalize="sentences" />
      )}
      <CheckboxField {...field('isAffiliateWithBank')} />
    </>
  );
}
