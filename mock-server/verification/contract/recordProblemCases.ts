import type { CaseContext } from './contractCase';
import { NO_ID, NOT_EDITABLE, NOT_FOUND, NOT_YOURS } from './texts';

interface RecordCall<Sent> {
  /** The word for the record in the names of the cases. */
  what: string;
  /** The user whose record it is, another user, and one whose application can no longer change. */
  owner: string;
  stranger: string;
  onboarded: string;
  /** A valid call to a record of this user. */
  send: (context: CaseContext, who: string) => Sent;
}

/** What each call refuses that changes one record of somebody's application, by its id. */
export function recordProblemCases<Sent extends { params: { id: number } }>({
  what,
  owner,
  stranger,
  onboarded,
  send,
}: RecordCall<Sent>) {
  return [
    {
      when: `the ${what} belongs to somebody else`,
      who: stranger,
      send: (context: CaseContext): Sent => send(context, owner),
      ...NOT_YOURS,
    },
    {
      when: `there is no such ${what}`,
      who: owner,
      send: (context: CaseContext): Sent => ({ ...send(context, owner), params: { id: NO_ID } }),
      ...NOT_FOUND,
    },
    {
      when: 'the application can no longer be changed',
      who: onboarded,
      send: (context: CaseContext): Sent => send(context, onboarded),
      ...NOT_EDITABLE,
    },
  ];
}
