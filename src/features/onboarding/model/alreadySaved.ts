import { matchesRequest } from './matchesRequest';
import type { OnboardingContext, SaveCall } from './stepDefinition';

/** What the page knows the server to hold of that which a call changes. */
export function heldFor({ kind }: SaveCall, context: OnboardingContext): unknown {
  if (kind === 'detail') return context.detail;
  return kind === 'pic' ? context.pic : context.schedule;
}

/** Whether the server holds all that a call would store, so that it need not be sent. */
export const isHeld = (call: SaveCall, context: OnboardingContext): boolean =>
  matchesRequest(call.body, heldFor(call, context));
