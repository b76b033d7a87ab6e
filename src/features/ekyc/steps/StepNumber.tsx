import { useText } from '@/i18n/useText';
import { Muted } from '@/ui/content/Muted';

/** How far the e-KYC is. */
export function StepNumber({ number }: { number: 1 | 2 | 3 }) {
  const { t } = useText();
  return <Muted isSmall>{t('ekyc.step', { number })}</Muted>;
}
