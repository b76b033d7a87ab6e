import { useText } from '@/i18n/useText';
import { Fieldset } from '@/ui/content/Fieldset';
import { Pair, Stack } from '@/ui/content/Stack';
import { CheckboxField } from '@/ui/fields/choice/CheckboxField';
import { DateField } from '@/ui/fields/date/DateField';
import { DigitsField } from '@/ui/fields/number/DigitsField';
import type { OnboardingContext } from '../../model/stepDefinition';
import { AddressFields } from '../../parts/address/AddressFields';
import { DocumentField } from '../../parts/DocumentField';
import { useFields } from '../../parts/useFields';
import { identity } from './form';
import { useNikHint } from './useNikHint';
import { useNumberCheck } from './useNumberCheck';

export function IdentityFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field, group, isAsked, value } = useFields(identity, context);
  const { information } = context.detail;
  const checkNik = useNumberCheck('nik', value('nik'), information.nik);
  const checkNpwp = useNumberCheck('npwp', value('npwp'), information.npwp);
  const { hint: note, ...nik } = field('nik');
  const nikHint = useNikHint(context, value('nik'), value('address'));
  return (
    <>
      <Fieldset legend={t('onboardingForms.identity.cardTitle')}>
        <DigitsField
          {...nik}
          helpText={t('onboardingForms.identity.nikHelp')}
          hint={
            note && nikHint ? (
              <span>
                {note}
                {nikHint}
              </span>
            ) : (
              (note ?? nikHint)
            )
          }
          onLeave={(nik) => void checkNik(nik)}
        />
        <Pair>
          <DateField {...field('nikIssueDate')} max={context.today} startsWith="year" />
          <Stack isTight>
            <DateField
              {...field('nikExpiredDate')}
              startsWith="year"
              isDisabled={!isAsked('nikExpiredDate')}
            />
            <CheckboxField {...field('isValidForLife')} />
          </Stack>
        </Pair>
        <DigitsField
          {...field('npwp')}
          helpText={t('onboardingForms.identity.npwpHelp')}
          onLeave={(npwp) => void checkNpwp(npwp)}
        />
        <DocumentField {...field('ktpDocument')} />
        <DocumentField {...field('npwpDocument')} />
      </Fieldset>
      <Fieldset legend={t('onboardingForms.address.ktpTitle')}>
        <AddressFields {...group('address')} isOwn />
      </Fieldset>
    </>
  );
}
