import { group, orNull, type JsonSchema } from '../schema/jsonSchema';
import type { Note } from '../rules/revisions';

/**
 * A note of the back office as it is written in a scenario or sent to the control calls; `time` is
 * how these say when it was revised. Assumption: any names are accepted, so that the app can be
 * tested with a step or a field that it does not know.
 */
export const revisionSchema = (time: JsonSchema): JsonSchema =>
  group<Note>(
    {
      step: { type: 'string' },
      sub_step: { type: 'string' },
      field: {
        type: 'string',
        description:
          'The key of the field that the note is about: nik, ktp, banks.12.account_no; without it the note is about the sub-step',
      },
      note: { type: 'string' },
      previous: {
        description: 'The value when it was flagged; the stored one without this key',
      },
      revised_at: {
        ...orNull(time),
        description: 'When the applicant has revised it; null or left out: not yet',
      },
    },
    ['step', 'sub_step', 'note'],
  );
