import { useText } from '@/i18n/useText';
import { Pair } from '@/ui/content/Stack';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { RtRwField } from '@/ui/fields/number/RtRwField';
import { SelectField } from '@/ui/fields/choice/SelectField';
import { TextAreaField } from '@/ui/fields/text/TextAreaField';
import { useFormContext } from '@/ui/forms/formContext';
import { useFormValue } from '@/ui/forms/useFormValue';
import { useFieldNotes } from '../revision/useFieldNotes';
import { chooseRegion, type RegionLevel } from './chooseRegion';
import type { AddressGroup, AddressValues } from './addressGroup';
import { useRegionLists } from './useRegionLists';

interface AddressFieldsProps {
  /** The path of the values in the form. */
  name: string;
  group: AddressGroup;
  /** Shown but not editable, such as a domicile that is the KTP address. */
  isLocked?: boolean;
  /** The applicant's own address, which the browser may fill in. */
  isOwn?: boolean;
}

const POSTAL_CODE_GROUPS = [5] as const;

/** The address group. */
export function AddressFields({
  name,
  group: { members, labels },
  isLocked = false,
  isOwn = false,
}: AddressFieldsProps) {
  const { t } = useText();
  const { setValue } = useFormContext();
  const notesOn = useFieldNotes();
  const address = useFormValue(name) as AddressValues;
  const { provinces, cities, districts, villages } = useRegionLists(address);

  const choose = (level: RegionLevel) => (id: number | string | null) =>
    setValue(
      name,
      chooseRegion(address, level, typeof id === 'number' ? id : null, villages.options ?? []),
    );

  const field = (member: keyof AddressValues) => ({
    name: `${name}.${member}`,
    label: t(labels[member]),
    isOptional: members[member].isOptional,
    isReadOnly: isLocked,
    hint: notesOn(`${name}.${member}`),
  });

  return (
    <>
      <TextAreaField {...field('address')} autoComplete={isOwn ? 'street-address' : 'off'} />
      <SelectField {...field('provinceId')} {...provinces} onChosen={choose('provinceId')} />
      <SelectField
        {...field('cityId')}
        {...cities}
        onChosen={choose('cityId')}
        isDisabled={address.provinceId === null}
        {...(address.provinceId === null && {
          placeholder: t('onboardingForms.address.provinceFirst'),
        })}
      />
      <SelectField
        {...field('districtId')}
        {...districts}
        onChosen={choose('districtId')}
        isDisabled={address.cityId === null}
        {...(address.cityId === null && { placeholder: t('onboardingForms.address.cityFirst') })}
      />
      <SelectField
        {...field('villageId')}
        {...villages}
        onChosen={choose('villageId')}
        isDisabled={address.districtId === null}
        {...(address.districtId === null && {
          placeholder: t('onboardingForms.address.districtFirst'),
        })}
      />
      <Pair>
        <DigitsField
          {...field('postalCode')}
          helpText={t('onboardingForms.address.postalCodeHelp')}
          groups={POSTAL_CODE_GROUPS}
          autoComplete={isOwn ? 'postal-code' : 'off'}
        />
        {members.rtRw.only(null) && (
          <RtRwField {...field('rtRw')} helpText={t('onboardingForms.address.rtRwHelp')} />
        )}
      </Pair>
    </>
  );
}
