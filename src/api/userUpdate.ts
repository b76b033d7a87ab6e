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

function withoutEmpty<Part extends object>(part: Part): Part {
  const kept = Object.entries(part).filter(
    ([, value]) => value !== undefined && !isEmptyDocument(value),
  );
  return Object.fromEntries(kept) as Part;
}

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
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmptyPart(part)));
}
