import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { Pair, Stack } from '@/ui/content/Stack';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { DateField } from '@/ui/fields/DateField';
import { DigitsField } from '@/ui/fields/DigitsField';
import { useFormValue } from '@/ui/forms/useFormValue';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { AddressFields } from '../address/AddressFields';
import { DocumentField } from '../shared/DocumentField';
import { labels } from './form';
import { useNikHint } from './useNikHint';
import { useNumberCheck } from './useNumberCheck';

export function IdentityFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const isValidForLife = useFormValue('isValidForLife') === true;
  const { information } = context.detail;
  const checkNik = useNumberCheck('nik', useFormValue('nik') as string, information.nik);
  const checkNpwp = useNumberCheck('npwp', useFormValue('npwp') as string, information.npwp);
  const nikHint = useNikHint(context);
  return (
    <>
      <Fieldset legend={t('onboardingForms.identity.cardTitle')}>
        <DigitsField
          name="nik"
          label={t(labels.nik)}
          helpText={t('onboardingForms.identity.nikHelp')}
          hint={nikHint}
          onLeave={(nik) => void checkNik(nik)}
        />
        <Pair>
          <DateField
            name="nikIssueDate"
            label={t(labels.nikIssueDate)}
            max={context.today}
            startsWith="year"
            isOptional
          />
          <Stack isTight>
            <DateField
              name="nikExpiredDate"
              label={t(labels.nikExpiredDate)}
              startsWith="year"
              isOptional
              isDisabled={isValidForLife}
            />
            <CheckboxField name="isValidForLife" label={t(labels.isValidForLife)} isOptional />
          </Stack>
        </Pair>
        <DigitsField
          name="npwp"
          label={t(labels.npwp)}
          helpText={t('onboardingForms.identity.npwpHelp')}
          onLeave={(npwp) => void checkNpwp(npwp)}
        />
        <DocumentField name="ktpDocument" label={t(labels.ktpDocument)} />
        <DocumentField name="npwpDocument" label={t(labels.npwpDocument)} />
      </Fieldset>
      <Fieldset legend={t('onboardingForms.address.ktpTitle')}>
        <AddressFields hasRtRw isOwn />
      </Fieldset>
    </>
  );
}
