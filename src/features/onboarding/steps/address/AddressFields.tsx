import { useText } from '@/i18n/useText';
import { Pair } from '@/ui/content/Stack';
import { DigitsField } from '@/ui/fields/DigitsField';
import { RtRwField } from '@/ui/fields/RtRwField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { useFormContext } from '@/ui/forms/formContext';
import { useFormValue } from '@/ui/forms/useFormValue';
import { chooseRegion, type RegionLevel } from './chooseRegion';
import type { AddressKind, AddressValues } from './form';
import { useRegionLists } from './useRegionLists';

type AddressFieldsProps = AddressKind & {
  /** Where the values stand in the form. */
  name?: string;
  /** Shown and not to be changed, as a domicile that is the KTP address. */
  isLocked?: boolean;
  /** The applicant's own, which the browser may fill in. */
  isOwn?: boolean;
};

const POSTAL_CODE_GROUPS = [5] as const;

/** The address group. */
export function AddressFields({
  name = 'address',
  hasRtRw,
  isOptional = false,
  isLocked = false,
  isOwn = false,
}: AddressFieldsProps) {
  const { t } = useText();
  const { setValue } = useFormContext();
  const address = useFormValue(name) as AddressValues;
  const { provinces, cities, districts, villages } = useRegionLists(address);

  const choose = (level: RegionLevel) => (id: number | string | null) =>
    setValue(
      name,
      chooseRegion(address, level, typeof id === 'number' ? id : null, villages.options ?? []),
    );

  return (
    <>
      <TextAreaField
        name={`${name}.address`}
        label={t('onboardingForms.address.address')}
        autoComplete={isOwn ? 'street-address' : 'off'}
        isReadOnly={isLocked}
        isOptional={isOptional}
      />
      <SelectField
        name={`${name}.provinceId`}
        label={t('onboardingForms.address.province')}
        {...provinces}
        onChosen={choose('provinceId')}
        isReadOnly={isLocked}
        isOptional={isOptional}
      />
      <SelectField
        name={`${name}.cityId`}
        label={t('onboardingForms.address.city')}
        {...cities}
        onChosen={choose('cityId')}
        isDisabled={address.provinceId === null}
        {...(address.provinceId === null && {
          placeholder: t('onboardingForms.address.provinceFirst'),
        })}
        isReadOnly={isLocked}
        isOptional={isOptional}
      />
      <SelectField
        name={`${name}.districtId`}
        label={t('onboardingForms.address.district')}
        {...districts}
        onChosen={choose('districtId')}
        isDisabled={address.cityId === null}
        {...(address.cityId === null && { placeholder: t('onboardingForms.address.cityFirst') })}
        isReadOnly={isLocked}
        isOptional={isOptional}
      />
      <SelectField
        name={`${name}.villageId`}
        label={t('onboardingForms.address.village')}
        {...villages}
        onChosen={choose('villageId')}
        isDisabled={address.districtId === null}
        {...(address.districtId === null && {
          placeholder: t('onboardingForms.address.districtFirst'),
        })}
        isReadOnly={isLocked}
        isOptional={isOptional}
      />
      <Pair>
        <DigitsField
          name={`${name}.postalCode`}
          label={t('onboardingForms.address.postalCode')}
          helpText={t('onboardingForms.address.postalCodeHelp')}
          groups={POSTAL_CODE_GROUPS}
          autoComplete={isOwn ? 'postal-code' : 'off'}
          isReadOnly={isLocked}
          isOptional={isOptional}
        />
        {hasRtRw && (
          <RtRwField
            name={`${name}.rtRw`}
            label={t('onboardingForms.address.rtRw')}
            helpText={t('onboardingForms.address.rtRwHelp')}
            isReadOnly={isLocked}
            isOptional={isOptional}
          />
        )}
      </Pair>
    </>
  );
}
