import { readViewer } from '@/domain/access/viewer';
import { variantFor } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import { flagsIn, openRevisions } from '@/domain/onboarding/revision';
import type { OnboardingStepRow, Schemas, Tables, UserRow } from '../database/tables';
import { storedValue } from './flaggedValue';

type Revision = Schemas['Revision'];

/** A note of the back office, before it is stored. */
export type Note = Omit<Revision, 'revised_at'> & Partial<Pick<Revision, 'revised_at'>>;

/** How far a user has come; a row is added for somebody without one. */
export function stepRowOf(tables: Tables, user: UserRow): OnboardingStepRow {
  const known = tables.onboarding_steps.find((row) => row.user_id === user.id);
  if (known) return known;
  const none = { step: null, sub_step: null, user_id: user.id, revisions: [] };
  tables.onboarding_steps.push(none);
  return none;
}

/** Flags these sub-steps; a field gets the value that it has now as its previous one. */
export function flag(tables: Tables, user: UserRow, notes: readonly Note[]): void {
  stepRowOf(tables, user).revisions = notes.map(({ revised_at = null, ...note }) => {
    const value = 'previous' in note ? undefined : storedValue(tables, user, note);
    return { ...note, ...(value !== undefined && { previous: value }), revised_at };
  });
}

/** The notes as the contract has them; a state of an older version has no times. */
export const revisionsOf = ({ revisions }: OnboardingStepRow): Revision[] =>
  revisions.map((revision: Note) => ({ ...revision, revised_at: revision.revised_at ?? null }));

/** The notes after the applicant has revised a sub-step; what was revised before keeps its time. */
export const revised = (
  row: OnboardingStepRow,
  { step, sub_step: subStep }: { step: string; sub_step: string },
  now: string,
): Revision[] =>
  revisionsOf(row).map((revision) =>
    revision.step === step && revision.sub_step === subStep && revision.revised_at === null
      ? { ...revision, revised_at: now }
      : revision,
  );

/** Whether the user still has to revise a flagged sub-step; those that the flow has not do not count. */
export function hasOpenRevisions(tables: Tables, user: UserRow): boolean {
  const { role_id, type_id, onboarding_status_id: status_id, tnc, partner_id } = user;
  const variant = variantFor(readViewer({ role_id, type_id, status_id, tnc }, partner_id));
  if (variant === null) return false;
  const facts = { maritalStatusId: user.information.marital_status_id };
  const revisions = revisionsOf(stepRowOf(tables, user));
  return openRevisions(flagsIn(flows[variant], facts, revisions)).length > 0;
}
