import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUserId } from '@/state/slices/session';
import { signInAs } from './actions';
import * as styles from './devPanel.module.css';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';
import type { Person } from './useMockState';

const beforeAt = (email: string): string => email.replace(/@bos\.test$/, '');

const describe = (person: Person): string =>
  [person.role_name, person.type_name, person.onboarding_status_name].filter(Boolean).join(' · ');

const isFound = (person: Person, sought: string): boolean => {
  const description = `${person.email} ${person.name ?? ''} ${person.note} ${describe(person)}`;
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => description.toLowerCase().includes(word));
};

/** The users of the mock. A click, or Enter for the first match, signs in as that user. */
export function SignInSection({ mock, state, run }: SectionProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const [sought, setSought] = useState('');
  const found = state.people.filter((person) => isFound(person, sought.trim()));

  const enter = ({ email }: Person) =>
    run(`Signed in as ${beforeAt(email)}`, () => dispatch(signInAs(mock, email)));

  return (
    <Section title="Sign in as">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0] !== undefined) enter(found[0]);
        }}
      >
        <input
          type="search"
          className={styles.input}
          aria-label="Find a person"
          placeholder="Find: name, role, status …"
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      </form>
      {found.length === 0 ? (
        <p className={styles.hint}>Nobody is found.</p>
      ) : (
        <ul className={styles.people}>
          {found.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={styles.person}
                aria-current={person.id === userId ? 'true' : undefined}
                title={person.note}
                onClick={() => enter(person)}
              >
                <span className={styles.personName}>{beforeAt(person.email)}</span>
                <span className={styles.hint}>{describe(person)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
