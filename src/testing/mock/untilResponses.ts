import { act } from '@testing-library/react';
import { untilCallsOver } from './untilCallsOver';

/** Waits until every call is over and React has rendered its response. */
export const untilResponses = (): Promise<void> => act(untilCallsOver);
