import type { StatusId } from '@/domain/access/statuses';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUserId } from '@/state/slices/session';
import { moveStatus } from './actions';
import * as styles from './devPanel.module.css';
import { STATUS_OPTIONS } from './presets';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';

/** The onboarding status of whoever is signed in. */
export function StatusSection({ mock, state, run }: SectionProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const person = state.people.find(({ id }) => id === userId);
  if (person === undefined) {
    return (
      <Section title="Onboarding status">
        <p className={styles.hint}>Nobody is signed in.</p>
      </Section>
    );
  }

  const move = (id: StatusId, name: string) =>
    run(`${person.email} is now ${name}`, () => dispatch(moveStatus(mock, person.email, id)));
  return (
    <Section title="Onboarding status">
      <select
        className={styles.input}
        aria-label={`Onboarding status of ${person.email}`}
        value={person.onboarding_status_id}
        onChange={(event) => {
          const option = STATUS_OPTIONS.find(({ id }) => id === Number(event.target.value));
          if (option !== undefined) move(option.id, option.name);
        }}
      >
        {STATUS_OPTIONS.map(({ id, name }) => (
          <option key={id} value={id}>
            {id} {name}
          </option>
        ))}
      </select>
    </Section>
  );
}
