import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './allWords';
import './speed';

// Answers come from a real server over a real socket; on a busy machine a page that is compiled on its first visit takes its time.
configure({ asyncUtilTimeout: 20_000 });
