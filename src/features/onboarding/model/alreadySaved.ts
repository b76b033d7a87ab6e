import { matchesRequest } from './matchesRequest';
import type { OnboardingContext, SaveCall } from './stepDefinition';

const storedByKind: Readonly<Record<SaveCall['kind'], (context: OnboardingContext) => unknown>> = {
  detail: ({ detail }) => detail,
  pic: ({ pic }) => pic,
  schedule: ({ schedule }) => schedule,
};

/** What the server has stored, as far as the page knows, of what a call changes. */
export const storedFor = ({ kind }: SaveCall, context: OnboardingContext): unknown =>
  storedByKind[kind](context);

/** Whether the server already has everything that a call would store, so it need not be sent. */
export const isAlreadySaved = (call: SaveCall, context: OnboardingContext): boolean =>
  matchesRequest(call.body, storedFor(call, context));
