import type { CaseContext } from './contractCase';
import { NO_ID, NOT_EDITABLE, NOT_FOUND, NOT_YOURS } from './texts';

interface RecordCall<Sent> {
  /** What the record is, as the names of the cases have it. */
  what: string;
  /** Whose application is open, somebody else, and somebody whose application is out of hand. */
  owner: string;
  stranger: string;
  settled: string;
  /** A good call to a record of this person. */
  send: (context: CaseContext, who: string) => Sent;
}

/** What each call refuses that changes one record of somebody's application, by its id. */
export function recordProblemCases<Sent extends { params: { id: number } }>({
  what,
  owner,
  stranger,
  settled,
  send,
}: RecordCall<Sent>) {
  return [
    {
      when: `it is the ${what} of somebody else`,
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
      when: 'the application is out of hand',
      who: settled,
      send: (context: CaseContext): Sent => send(context, settled),
      ...NOT_EDITABLE,
    },
  ];
}
