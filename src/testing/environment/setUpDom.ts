import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { mockOriginOfWorker } from '../mock/mockOrigins';
import { mock } from '../mock/mock';
import './allMessages';
import './speed';

const realSetTimeout = globalThis.setTimeout;
const realPause = () => new Promise((resolve) => realSetTimeout(resolve, 10));

// Responses come from a real server over a real socket, and on a busy machine the first visit of a
// page also compiles it.
configure({
  asyncUtilTimeout: 20_000,
  // With fake timers a wait reaches its time limit immediately, so each step gives the server some
  // real time.
  unstable_advanceTimersWrapper: (advance) =>
    act(async () => {
      await advance();
      await realPause();
    }),
});

// The previous test file may have changed the worker's mock, even its scenario.
beforeAll(async () => {
  if (mockOriginOfWorker() !== null) await mock.reset();
});
