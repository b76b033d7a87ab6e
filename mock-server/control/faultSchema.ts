import { boolean, mixed, number, string } from 'yup';
import { strictly, told } from '../strictObject';

/** A fault as it is written in a scenario and sent to the control surface: see `Fault`. */
export const faultSchema = strictly({
  method: told(string().required(), 'GET, POST, PUT, PATCH, DELETE, or * for any'),
  path: told(
    string().required(),
    'As /user/banks, with or without /api and the service; * stands for anything',
  ),
  status: told(number().integer().min(200).max(599), 'Answers with this status'),
  body: told(mixed().nullable(), 'What it answers with: keys as JSON, a text as HTML'),
  headers: told(mixed(), 'Headers of the answer'),
  delay_ms: told(number().min(0), 'Comes so many milliseconds late'),
  drop: told(boolean(), 'Cuts the connection'),
  hang: told(boolean(), 'Never answers'),
  is_applied: told(boolean(), 'The call does its work all the same; only the answer is changed'),
  times: told(number().integer().min(1), 'How many calls; without it all of them'),
  every: told(number().integer().min(1), 'Only every so many calls: 3 meets the third, the sixth'),
});

/**
 * A sub-step that the back office wants revised, with its note.
 *
 * Assumption: any names are taken. What the app makes of a step that it does not know is to be tried.
 */
export const revisionSchema = strictly({
  step: string().required(),
  sub_step: string().required(),
  note: string().required(),
});
