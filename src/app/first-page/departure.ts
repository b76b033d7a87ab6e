/**
 * Why the app takes the place of the first page: its form was sent and is right, a link was followed
 * (to a path below `/bos`), the router has gone to another page, or it has crashed.
 */
export type Departure =
  | { kind: 'sent' }
  | { kind: 'followed'; path: string }
  | { kind: 'elsewhere' }
  | { kind: 'crashed' };
