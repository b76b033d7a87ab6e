import { useText } from '@/i18n/useText';
import { ChevronDownIcon } from '@/ui/icons/actionIcons';
import { AppLink } from '@/ui/links/AppLink';
import * as styles from './completeness.module.css';
import { pageToComplete, type IncompletePart } from './completenessOf';

/** More sub-steps than this are folded: before the first answers that are all. */
const MOST_OPEN = 2;

/** What is missing, by sub-step, with a link where the user can complete it. */
export function IncompleteParts({
  parts,
  statusId,
}: {
  parts: readonly IncompletePart[];
  statusId: number | null;
}) {
  const { t, tRef } = useText();
  return (
    <ul aria-label={t('dashboard.data.incomplete')} className={styles.parts}>
      {parts.map(({ position: { subStep }, missing }) => {
        const title = tRef({ key: subStep.titleKey });
        const page = pageToComplete(subStep.id, statusId);
        return (
          <li key={subStep.id}>
            <details open={parts.length <= MOST_OPEN}>
              <summary>
                <span className={styles.title}>{title}</span>
                <span className={styles.count}>
                  {t('dashboard.data.missingCount', { count: missing.length })}
                </span>
                <ChevronDownIcon size={20} />
              </summary>
              <ul className={styles.missing}>
                {missing.map(tRef).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </details>
            {page !== null && (
              <AppLink to={page} className={styles.link}>
                {t('dashboard.data.completePart', { title })}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
