import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { SwitchField } from '@/ui/fields/choice/SwitchField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../model/stepDefinition';
import { AddressFields } from '../../parts/address/AddressFields';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { companyAddress, isStored } from './form';

export function CompanyAddressFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, group } = useFields(companyAddress, context);
  const hasWarehouse = useFormValue('hasWarehouse') === true;
  const isGoing = !hasWarehouse && isStored(context.detail.addresses.warehouse);
  return (
    <>
      <Fieldset legend={t('onboardingCompany.address.companyTitle')}>
        <MasterField {...field('categoryId')} />
        <AddressFields {...group('company')} />
        <MasterField {...field('ownershipId')} />
      </Fieldset>
      <SwitchField
        {...field('hasWarehouse')}
        helpText={t('onboardingCompany.address.hasWarehouseHelp')}
        hint={isGoing ? t('onboardingCompany.address.warehouseGoes') : undefined}
      />
      {hasWarehouse && (
        <Fieldset legend={t('onboardingCompany.address.warehouseTitle')}>
          <AddressFields {...group('warehouse')} />
        </Fieldset>
      )}
    </>
  );
}
