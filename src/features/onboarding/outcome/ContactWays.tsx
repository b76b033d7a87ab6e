import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { Facts } from '@/ui/content/Facts';
import { MailLink, PhoneLink } from '@/ui/links/ContactLink';
import * as styles from './outcome.module.css';

/**
 * The contact details of our team from the configuration, and the account that they will ask for.
 */
export function ContactWays({ account }: { account: string }) {
  const { t } = useText();
  const { email, phone } = useAppSelector(selectConfig).contact;
  const facts = [
    ...(email === null
      ? []
      : [{ label: t('onboardingRejected.email'), value: <MailLink email={email} /> }]),
    ...(phone === null
      ? []
      : [{ label: t('onboardingRejected.phone'), value: <PhoneLink phone={phone} /> }]),
    ...(account === '' ? [] : [{ label: t('onboardingRejected.account'), value: account }]),
  ];
  if (facts.length === 0) return null;
  return (
    <div className={styles.contacts}>
      <Facts facts={facts} />
    </div>
  );
}
