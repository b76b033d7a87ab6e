import { useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { useFormContext } from '@/ui/forms/formContext';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../model/stepDefinition';
import { AddressFields } from '../../parts/address/AddressFields';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { domicile, hasKtpAddress, ktpAddress } from './form';

/** While the domicile is the KTP address it shows that address, whatever a draft contains. */
function useFollowKtpAddress(isSameAsKtp: boolean, context: OnboardingContext): void {
  const { setValue } = useFormContext();
  const shown = JSON.stringify(useFormValue('address'));
  const ktp = JSON.stringify(ktpAddress(context));
  useEffect(() => {
    if (isSameAsKtp && shown !== ktp) setValue('address', JSON.parse(ktp));
  }, [isSameAsKtp, shown, ktp, setValue]);
}

export function DomicileFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, group } = useFields(domicile, context);
  const isSameAsKtp = useFormValue('isSameAsKtp') === true;
  const isKtpSaved = hasKtpAddress(context);
  useFollowKtpAddress(isSameAsKtp, context);
  return (
    <>
      <CheckboxField
        {...field('isSameAsKtp')}
        helpText={t(
          isKtpSaved
            ? 'onboardingForms.domicile.isSameAsKtpHelp'
            : 'onboardingForms.domicile.needsKtpAddress',
        )}
        isDisabled={!isKtpSaved && !isSameAsKtp}
      />
      <AddressFields {...group('address')} isOwn isLocked={isSameAsKtp} />
      <MasterField {...field('homeOwnershipId')} />
    </>
  );
}
