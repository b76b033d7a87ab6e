import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUserId } from '@/state/slices/session';
import { SiteLink } from '@/ui/links/SiteLink';
import { readServerAgain } from './actions';
import * as styles from './devPanel.module.css';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';

/** The pages of the mock's own interface, and what they are for. */
const PAGES = [
  { page: 'outbox', title: 'Outbox', hint: 'codes, mails and their links' },
  { page: 'people', title: 'People', hint: 'statuses, e-KYC, notes, tokens' },
  { page: 'calls', title: 'Calls', hint: 'what was sent and answered' },
  { page: 'faults', title: 'Faults', hint: 'errors, cut or slow calls' },
  { page: 'setup', title: 'Setup', hint: 'flags, scenario, clock' },
] as const;

/** Links to the mock's own pages, and a button that makes the app read the server again. */
export function MockPageSection({ mock, state, run }: SectionProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const email = state.people.find(({ id }) => id === userId)?.email;
  const addressOf = (page: string) =>
    new URL(`${mock.origin}/__mock/#${page}`, window.location.href).href;
  return (
    <Section
      title="On the mock's page"
      hint="Opens in another tab. Status, answers and flags that are changed there are seen here once they are read again."
    >
      <div className={styles.grid}>
        {email !== undefined && (
          <SiteLink
            className={styles.choice}
            href={addressOf(`people?${encodeURIComponent(email)}`)}
          >
            <span>Status</span>
            <span className={styles.hint}>of {email}</span>
          </SiteLink>
        )}
        {PAGES.map(({ page, title, hint }) => (
          <SiteLink key={page} className={styles.choice} href={addressOf(page)}>
            <span>{title}</span>
            <span className={styles.hint}>{hint}</span>
          </SiteLink>
        ))}
      </div>
      <button
        type="button"
        className={styles.button}
        onClick={() =>
          run('The app has read status, answers and flags again', () => {
            dispatch(readServerAgain());
          })
        }
      >
        Read again
      </button>
    </Section>
  );
}
