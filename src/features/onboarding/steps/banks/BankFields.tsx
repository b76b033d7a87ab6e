import { useGetBankListQuery } from '@/api/masterApi';
import { useText } from '@/i18n/useText';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DigitsField } from '@/ui/fields/DigitsField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { useFormValue } from '@/ui/forms/useFormValue';
import { MasterField } from '../shared/MasterField';
import { useLoadedOptions } from '../shared/useOptions';
import { isOtherRemark, labels } from './form';

/** The fields of one account. */
export function BankFields() {
  const { t } = useText();
  const banks = useLoadedOptions(useGetBankListQuery());
  const hasOwnRemark = isOtherRemark(useFormValue('remarkTransferId'));
  return (
    <>
      <SelectField name="bankId" label={t(labels.bankId)} {...banks} />
      <DigitsField name="accountNo" label={t(labels.accountNo)} />
      <TextField
        name="accountName"
        label={t(labels.accountName)}
        helpText={t('onboardingLists.banks.accountNameHelp')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <MasterField name="accountTypeId" label={t(labels.accountTypeId)} list="account-types" />
      <TextField
        name="branchName"
        label={t(labels.branchName)}
        autoComplete="off"
        autoCapitalize="words"
        isOptional
      />
      <MasterField
        name="remarkTransferId"
        label={t(labels.remarkTransferId)}
        list="remark-transfers"
        isOptional
      />
      {hasOwnRemark && (
        <TextField
          name="remarkOther"
          label={t(labels.remarkOther)}
          autoComplete="off"
          autoCapitalize="sentences"
          isOptional
        />
      )}
      <CheckboxField name="isAffiliateWithBank" label={t(labels.isAffiliateWithBank)} isOptional />
    </>
  );
}
