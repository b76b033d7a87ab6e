import { middleware } from 'express-openapi-validator';
import { loadInlinedContract } from './contract';
import { makeSecurityHandlers } from './identity';
import type { Store } from './store';

/** The app scales pictures down first, but may send an original of this size (decisions.md 7). */
const LARGEST_UPLOAD_BYTES = 25 * 1024 * 1024;

/** Holds every request and every answer to the contract, and lets nobody in without a good token. */
export function makeValidator(store: Store) {
  return middleware({
    apiSpec: loadInlinedContract() as Parameters<typeof middleware>[0]['apiSpec'],
    // A test proves once that the document is OpenAPI; checking it anew would slow every start.
    validateApiSpec: false,
    // In full: a day that no calendar has is no date.
    ajvFormats: { mode: 'full' },
    validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
    validateResponses: { allErrors: true },
    validateSecurity: { handlers: makeSecurityHandlers(store) },
    fileUploader: {
      limits: { fileSize: LARGEST_UPLOAD_BYTES, files: 1, fields: 0 },
      defParamCharset: 'utf8',
    },
  });
}
