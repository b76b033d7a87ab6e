import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { SwitchField } from '@/ui/fields/SwitchField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { AddressFields } from '../address/AddressFields';
import { MasterField } from '../shared/MasterField';
import { isHeld, labels } from './form';

export function CompanyAddressFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const hasWarehouse = useFormValue('hasWarehouse') === true;
  const isGoing = !hasWarehouse && isHeld(context.detail.addresses.warehouse);
  return (
    <>
      <Fieldset legend={t('onboardingCompany.address.companyTitle')}>
        <MasterField
          name="categoryId"
          label={t(labels.categoryId)}
          list="business-address-categories"
        />
        <AddressFields name="company" hasRtRw />
        <MasterField name="ownershipId" label={t(labels.ownershipId)} list="home-ownerships" />
      </Fieldset>
      <SwitchField
        name="hasWarehouse"
        label={t(labels.hasWarehouse)}
        helpText={t('onboardingCompany.address.hasWarehouseHelp')}
        hint={isGoing ? t('onboardingCompany.address.warehouseGoes') : undefined}
      />
      {hasWarehouse && (
        <Fieldset legend={t('onboardingCompany.address.warehouseTitle')}>
          <AddressFields name="warehouse" hasRtRw />
        </Fieldset>
      )}
    </>
  );
}
