import type { RequestHandler } from 'express';
import jsonServer from 'json-server';
import { plainError } from './errors';
import { fail } from './apiProblem';

// Assumption: a hundred levels are far more than any request of the contract has; a few thousand
// would overflow the stack of recursive code.
const MOST_LEVELS = 100;

function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return false;
}

const refuseTooDeep: RequestHandler = (request, _response, next) => {
  next(isTooDeep(request.body) ? fail(400, plainError(400).error) : undefined);
};

/** Reads a body of JSON; invalid or too deeply nested JSON is refused (400). */
export const readJson: readonly RequestHandler[] = [jsonServer.bodyParser[0], refuseTooDeep];
