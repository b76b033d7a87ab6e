import { matchesRequest } from './matchesRequest';
import type { OnboardingContext, SaveCall } from './stepDefinition';

/** What the server has stored, as far as the page knows, of what a call changes. */
export function storedFor({ kind }: SaveCall, context: OnboardingContext): unknown {
  if (kind === 'detail') return context.detail;
  return kind === 'pic' ? context.pic : context.schedule;
}

/** Whether the server already has everything that a call would store, so it need not be sent. */
export const isAlreadySaved = (call: SaveCall, context: OnboardingContext): boolean =>
  matchesRequest(call.body, storedFor(call, context));
