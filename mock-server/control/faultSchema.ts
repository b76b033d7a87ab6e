import { boolean, mixed, number, string } from 'yup';
import { strictly } from '../strictObject';

/** A fault as it is written in a scenario and sent to the control surface: see `Fault`. */
export const faultSchema = strictly({
  method: string().required(),
  path: string().required(),
  status: number().integer().min(200).max(599),
  body: mixed().nullable(),
  headers: mixed(),
  delay_ms: number().min(0),
  drop: boolean(),
  hang: boolean(),
  is_applied: boolean(),
  times: number().integer().min(1),
  every: number().integer().min(1),
});

/** A sub-step that the back office wants revised, with its note. */
export const revisionSchema = strictly({
  step: string().required(),
  sub_step: string().required(),
  note: string().required(),
});
