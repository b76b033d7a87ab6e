import { holdsRequest } from '../cards/holdsRequest';
import type { OnboardingContext, SaveCall } from './stepDefinition';

/** Whether the server holds all that a call would store, so that it need not be sent. */
export function isHeld(call: SaveCall, context: OnboardingContext): boolean {
  if (call.kind === 'detail') return holdsRequest(call.body, context.detail);
  if (call.kind === 'pic') return holdsRequest(call.body, context.pic);
  return holdsRequest(call.body, context.schedule);
}
