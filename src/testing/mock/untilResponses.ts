import { act } from '@testing-library/react';
import { untilCallsOver } from './untilCallsOver';

/** Waits until every call that the mock has seen is over, and its response is in the page. */
export const untilResponses = (): Promise<void> => act(untilCallsOver);
