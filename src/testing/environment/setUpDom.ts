import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mockOriginOfWorker } from '../mock/mockOrigins';
import { mock } from '../mock/mock';
import './allWords';
import './speed';

// Answers come from a real server over a real socket; on a busy machine a page that is compiled on its first visit takes its time.
configure({ asyncUtilTimeout: 20_000 });

// What the file before has left in the worker's mock, another scenario even, is no concern of this one.
beforeAll(async () => {
  if (mockOriginOfWorker() !== null) await mock.reset();
});
