import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Answers come from a real server over a real socket; on a busy machine a second is not enough.
configure({ asyncUtilTimeout: 10_000 });
