import { useText } from '@/i18n/useText';
import type { ShownValue } from '../../model/fields/fieldKinds';
import { SummaryValue } from './SummaryValue';

/** The value before a revision: a sensitive one is masked until asked for, a file can be opened. */
export function PreviousValue({ previous }: { previous: ShownValue }) {
  const { t } = useText();
  if (previous.value === '') return t('onboarding.revision.previousNone');
  if (!previous.file && !previous.isSensitive)
    return t('onboarding.revision.previous', { value: previous.value });
  return (
    <>
      {t('onboarding.review.previous')} <SummaryValue row={previous} />
    </>
  );
}
