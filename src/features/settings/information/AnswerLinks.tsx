import { useText } from '@/i18n/useText';
import { FragmentLink } from '@/ui/links/FragmentLink';
import type { AnsweredSubStep } from '../../onboarding/review/useAnswers';
import { answersId } from './answersId';
import * as styles from './information.module.css';

/** The sub-steps of the page, on screens with room beside them. */
export function AnswerLinks({ answers }: { answers: readonly AnsweredSubStep[] }) {
  const { t, tRef } = useText();
  return (
    <nav aria-label={t('settings.information.contents')} className={styles.links}>
      <p aria-hidden="true" className={styles.linksTitle}>
        {t('settings.information.contents')}
      </p>
      <ul>
        {answers.map(({ position: { subStep } }) => {
          const targetId = answersId(subStep.id);
          return (
            <li key={subStep.id}>
              <FragmentLink
                targetId={targetId}
                onFollow={() => {
                  const target = document.getElementById(targetId);
                  target?.focus({ preventScroll: true });
                  target?.scrollIntoView({ block: 'start' });
                }}
              >
                {tRef({ key: subStep.titleKey })}
              </FragmentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
