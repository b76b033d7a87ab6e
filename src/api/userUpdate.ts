import { pickKeys } from '@/primitives/records';
import type { UserUpdateRequest } from './wire';

/** A stored file that was never chosen: neither a file nor the wish to remove one (that is null). */
const isEmptyDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'path_url' in value &&
  (value.path_url === '' || value.path_url === undefined || value.path_url === null);

const isEmptyPart = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 0;

const withoutEmpty = <Part extends object>(part: Part): Partial<Part> =>
  pickKeys(part, (key) => part[key] !== undefined && !isEmptyDocument(part[key]));

/**
 * The update as it goes out: empty documents left out (wire.md#updates), and parts that hold
 * nothing.
 */
export function withoutEmptyDocuments(update: UserUpdateRequest): UserUpdateRequest {
  const { documents, spouse, ...rest } = update;
  const parts = {
    ...rest,
    ...(documents && { documents: withoutEmpty(documents) }),
    ...(spouse && { spouse: withoutEmpty(spouse) }),
  };
  return pickKeys(parts, (key) => !isEmptyPart(parts[key]));
}
