import { useEffect } from 'react';
import type { Shareholder } from '@/api/wire';
import { ownershipOf } from '@/domain/onboarding/shareholders';
import { percentageOf, readShare } from '@/domain/ownership/shares';
import { birthDateLimits } from '@/domain/validation/dateChecks';
import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { Pair } from '@/ui/content/Stack';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { DateField } from '@/ui/fields/date/DateField';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import { EmailField } from '@/ui/fields/text/EmailField';
import { PercentField } from '@/ui/fields/number/PercentField';
import { PhoneField } from '@/ui/fields/number/PhoneField';
import { RadioField } from '@/ui/fields/choice/RadioField';
import { TextAreaField } from '@/ui/fields/text/TextAreaField';
import { TextField } from '@/ui/fields/text/TextField';
import { useFormContext } from '@/ui/forms/formContext';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { CardRules } from '../../cards/cardKind';
import { AddressFields } from '../../parts/address/AddressFields';
import { DocumentField } from '../../parts/DocumentField';
import { MasterField } from '../../parts/MasterField';
import { useFields } from '../../parts/useFields';
import { shareholder } from './form';

type ShareholderFieldsProps = CardRules<Shareholder>;

/** The fields of one card. */
export function ShareholderFields({ others, today }: ShareholderFieldsProps) {
  const { t } = useText();
  const { field } = useFields(shareholder);
  const isCorporate = useFormValue('isCorporate') === true;
  const kinds = [
    { id: false, name: t('onboardingManagement.person') },
    { id: true, name: t('onboardingManagement.company') },
  ];
  return (
    <>
      <RadioField {...field('isCorporate')} options={kinds} />
      <RoleFields others={others} />
      {isCorporate ? <CompanyFields /> : <PersonFields today={today} />}
    </>
  );
}

/** The roles of the card, and the fields of each role. */
function RoleFields({ others }: Pick<ShareholderFieldsProps, 'others'>) {
  const { t } = useText();
  const { field, isAsked } = useFields(shareholder);
  return (
    <>
      <Fieldset
        legend={t('onboardingManagement.roles')}
        helpText={t('onboardingManagement.rolesHelp')}
      >
        <Pair>
          <CheckboxField {...field('isManagement')} />
          <CheckboxField {...field('isShareholder')} />
        </Pair>
      </Fieldset>
      {isAsked('positionId') && <MasterField {...field('positionId')} />}
      {isAsked('share') && <ShareField others={others} />}
    </>
  );
}

/** The share of one shareholder; too large a share is reported while typing. */
function ShareField({ others }: Pick<ShareholderFieldsProps, 'others'>) {
  const { t } = useText();
  const { field } = useFields(shareholder);
  const { touch } = useFormContext();
  const { left } = ownershipOf(others);
  const typed = useFormValue('share');
  const isTooMuch = typeof typed === 'string' && (readShare(typed) ?? 0) > left;
  useEffect(() => {
    if (isTooMuch) touch('share');
  }, [isTooMuch, touch]);
  return (
    <PercentField
      {...field('share')}
      helpText={t('onboardingManagement.shareHelp', { left: percentageOf(left) })}
    />
  );
}

const NpwpField = () => {
  const { t } = useText();
  const { field } = useFields(shareholder);
  return <DigitsField {...field('npwp')} helpText={t('onboardingForms.identity.npwpHelp')} />;
};

function CompanyFields() {
  const { t } = useText();
  const { field } = useFields(shareholder);
  return (
    <>
      <TextField
        {...field('name')}
        label={t('onboardingManagement.companyName')}
        autoComplete="off"
        autoCapitalize="words"
      />
      <NpwpField />
      <DocumentField {...field('npwpDocument')} />
      <CheckboxField {...field('isPublic')} />
    </>
  );
}

function PersonFields({ today }: Pick<ShareholderFieldsProps, 'today'>) {
  const { t } = useText();
  const { field, group } = useFields(shareholder);
  return (
    <>
      <TextField {...field('name')} autoComplete="off" autoCapitalize="words" />
      <EmailField {...field('email')} autoComplete="off" />
      <PhoneField {...field('phoneNumber')} autoComplete="off" />
      <Pair>
        <DateField {...field('birthDate')} startsWith="year" {...birthDateLimits(today)} />
        <MasterField {...field('genderId')} />
      </Pair>
      <DigitsField {...field('nik')} />
      <NpwpField />
      <DocumentField {...field('ktpDocument')} />
      <DocumentField {...field('npwpDocument')} />
      <Fieldset legend={t('onboardingForms.address.ktpTitle')}>
        <AddressFields {...group('address')} />
      </Fieldset>
      <TextAreaField {...field('domiciledAddress')} autoComplete="off" />
    </>
  );
}
