import { matchesRequest } from './matchesRequest';
import type { OnboardingContext, SaveCall } from './stepDefinition';

/** What the server has, as far as the page knows, of what a call changes. */
export function storedFor({ kind }: SaveCall, context: OnboardingContext): unknown {
  if (kind === 'detail') return context.detail;
  return kind === 'pic' ? context.pic : context.schedule;
}

/** Whether the server has all that a call would store, so that it need not be sent. */
export const isAlreadySaved = (call: SaveCall, context: OnboardingContext): boolean =>
  matchesRequest(call.body, storedFor(call, context));
