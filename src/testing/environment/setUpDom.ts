import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import { mockOriginOfWorker } from '../mock/mockOrigins';
import { mock } from '../mock/mock';
import './allWords';
import './speed';

const realSetTimeout = globalThis.setTimeout;
const realPause = () => new Promise((resolve) => realSetTimeout(resolve, 10));

// Answers come from a real server over a real socket; on a busy machine a page that is compiled on its first visit takes its time.
configure({
  asyncUtilTimeout: 20_000,
  // A wait under fake timers runs through its time limit in no time; the server gets some at each step.
  unstable_advanceTimersWrapper: (advance) =>
    act(async () => {
      await advance();
      await realPause();
    }),
});

// What the file before has left in the worker's mock, another scenario even, is no concern of this one.
beforeAll(async () => {
  if (mockOriginOfWorker() !== null) await mock.reset();
});
