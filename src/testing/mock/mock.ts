import { MockControl } from './mockControl';
import { mockOriginOfWorker } from './mockOrigins';

/** One password for everyone in the mock's default data. */
export const PASSWORD = 'Rahasia#2026';

/** The mock of this Jest worker. Call `mock.reset()` before each test that talks to it. */
export const mock = new MockControl(mockOriginOfWorker() ?? 'http://mock.invalid');
