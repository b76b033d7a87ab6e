import { useEffect } from 'react';
import type { Shareholder } from '@/api/wire';
import type { IsoDate } from '@/domain/dates';
import { ownershipOf } from '@/domain/onboarding/shareholders';
import { percentageOf, readShare } from '@/domain/ownership/shares';
import { birthDateLimits } from '@/domain/validation/dateChecks';
import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { Pair } from '@/ui/content/Stack';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DateField } from '@/ui/fields/DateField';
import { DigitsField } from '@/ui/fields/DigitsField';
import { EmailField } from '@/ui/fields/EmailField';
import { PercentField } from '@/ui/fields/PercentField';
import { PhoneField } from '@/ui/fields/PhoneField';
import { RadioField } from '@/ui/fields/RadioField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { useFormContext } from '@/ui/forms/formContext';
import { useFormValue } from '@/ui/forms/useFormValue';
import { AddressFields } from '../address/AddressFields';
import { DocumentField } from '../shared/DocumentField';
import { MasterField } from '../shared/MasterField';
import { ADDRESS, labels } from './form';

interface ShareholderFieldsProps {
  others: readonly Shareholder[];
  today: IsoDate;
}

/** The fields of one card. */
export function ShareholderFields({ others, today }: ShareholderFieldsProps) {
  const { t } = useText();
  const isCorporate = useFormValue('isCorporate') === true;
  const kinds = [
    { id: false, name: t('onboardingManagement.person') },
    { id: true, name: t('onboardingManagement.company') },
  ];
  return (
    <>
      <RadioField name="isCorporate" label={t(labels.isCorporate)} options={kinds} />
      <RoleFields others={others} />
      {isCorporate ? <CompanyFields /> : <PersonFields today={today} />}
    </>
  );
}

/** What the card stands for, and what is asked of each role. */
function RoleFields({ others }: Pick<ShareholderFieldsProps, 'others'>) {
  const { t } = useText();
  const isManagement = useFormValue('isManagement') === true;
  const isShareholder = useFormValue('isShareholder') === true;
  return (
    <>
      <Fieldset
        legend={t('onboardingManagement.roles')}
        helpText={t('onboardingManagement.rolesHelp')}
      >
        <Pair>
          <CheckboxField name="isManagement" label={t(labels.isManagement)} isOptional />
          <CheckboxField name="isShareholder" label={t(labels.isShareholder)} isOptional />
        </Pair>
      </Fieldset>
      {isManagement && (
        <MasterField name="positionId" label={t(labels.positionId)} list="shareholder-positions" />
      )}
      {isShareholder && <ShareField others={others} />}
    </>
  );
}

/** One shareholder's part; that it is more than there is left is said while it is typed. */
function ShareField({ others }: Pick<ShareholderFieldsProps, 'others'>) {
  const { t } = useText();
  const { touch } = useFormContext();
  const { left } = ownershipOf(others);
  const typed = useFormValue('share');
  const isTooMuch = typeof typed === 'string' && (readShare(typed) ?? 0) > left;
  useEffect(() => {
    if (isTooMuch) touch('share');
  }, [isTooMuch, touch]);
  return (
    <PercentField
      name="share"
      label={t(labels.share)}
      helpText={t('onboardingManagement.shareHelp', { left: percentageOf(left) })}
    />
  );
}

const NpwpFields = () => {
  const { t } = useText();
  return (
    <DigitsField
      name="npwp"
      label={t(labels.npwp)}
      helpText={t('onboardingForms.identity.npwpHelp')}
    />
  );
};

function CompanyFields() {
  const { t } = useText();
  return (
    <>
      <TextField
        name="name"
        label={t(labels.companyName)}
        autoComplete="off"
        autoCapitalize="words"
      />
      <NpwpFields />
      <DocumentField name="npwpDocument" label={t(labels.npwpDocument)} />
      <CheckboxField name="isPublic" label={t(labels.isPublic)} isOptional />
    </>
  );
}

function PersonFields({ today }: Pick<ShareholderFieldsProps, 'today'>) {
  const { t } = useText();
  return (
    <>
      <TextField name="name" label={t(labels.name)} autoComplete="off" autoCapitalize="words" />
      <EmailField name="email" label={t(labels.email)} autoComplete="off" />
      <PhoneField name="phoneNumber" label={t(labels.phoneNumber)} autoComplete="off" />
      <Pair>
        <DateField
          name="birthDate"
          label={t(labels.birthDate)}
          startsWith="year"
          {...birthDateLimits(today)}
        />
        <MasterField name="genderId" label={t(labels.genderId)} list="genders" />
      </Pair>
      <DigitsField name="nik" label={t(labels.nik)} />
      <NpwpFields />
      <DocumentField name="ktpDocument" label={t(labels.ktpDocument)} />
      <DocumentField name="npwpDocument" label={t(labels.npwpDocument)} />
      <Fieldset legend={t('onboardingForms.address.ktpTitle')}>
        <AddressFields {...ADDRESS} />
      </Fieldset>
      <TextAreaField
        name="domiciledAddress"
        label={t(labels.domiciledAddress)}
        autoComplete="off"
        isOptional
      />
    </>
  );
}
