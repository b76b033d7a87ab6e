import type { Request, RequestHandler } from 'express';
import type { Spec } from 'express-openapi-validator/dist/framework/openapi.spec.loader';
import type { OpenApiRequestHandler } from 'express-openapi-validator/dist/framework/types';
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator';
import { loadInlinedContract } from './contract';
import { makeSecurityHandlers } from './identity';
import type { Store } from './store';

/**
 * The app scales pictures down first, but may send an original of this size
 * (files.md#which-files-are-taken).
 */
const LARGEST_UPLOAD_BYTES = 25 * 1024 * 1024;

/** The store of the mock that a call reached: its tokens are the valid ones. */
const storeOf = new WeakMap<Request, Store>();

/**
 * Checks every request and every response against the contract, and refuses calls without a valid
 * token.
 */
export function makeValidator(store: Store): RequestHandler[] {
  const noteStore: RequestHandler = (request, _response, next) => {
    storeOf.set(request, store);
    next();
  };
  return [noteStore, ...(shared ??= prepareValidator())];
}

/** One for all mocks of a process: an operation's schemas are compiled when it is first called. */
let shared: OpenApiRequestHandler[] | undefined;

function prepareValidator(): OpenApiRequestHandler[] {
  const apiSpec = loadInlinedContract() as Spec['apiDoc'];
  const validator = new OpenApiValidator({
    apiSpec,
    // Full checks: a date like 31 February is invalid.
    ajvFormats: { mode: 'full' },
    validateRequests: { allErrors: true, coerceTypes: false, allowUnknownQueryParameters: false },
    validateResponses: { allErrors: true },
    validateSecurity: { handlers: makeSecurityHandlers((request) => storeOf.get(request)) },
    fileUploader: {
      limits: { fileSize: LARGEST_UPLOAD_BYTES, files: 1, fields: 0 },
      defParamCharset: 'utf8',
    },
  });
  return validator.installMiddleware(Promise.resolve(specOf(apiSpec)));
}

/**
 * The contract with its routes. The library would find them too, but would also prepare to validate
 * the document itself, which took most of a start; a test does that once.
 */
function specOf(apiDoc: Spec['apiDoc']): Spec {
  const [{ url: basePath } = { url: '' }] = apiDoc.servers ?? [];
  const routes = Object.entries(apiDoc.paths ?? {}).flatMap(([path, operations = {}]) =>
    Object.keys(operations)
      .filter((key) => key !== 'parameters')
      .map((method) => ({
        basePath,
        openApiRoute: basePath + path,
        expressRoute: basePath + path.replace(/\{(\w+)\}/g, ':$1'),
        method: method.toUpperCase(),
        pathParams: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      })),
  );
  // The first match counts: literal segments come before parameters.
  const rank = (route: string): string => route.replaceAll(':', '~');
  routes.sort((one, other) => (rank(one.expressRoute) < rank(other.expressRoute) ? -1 : 1));
  return { apiDoc, basePaths: [basePath], routes, serial: 1 };
}
