import { MockControl } from './mockControl';
import { mockOriginOfWorker } from './mockOrigins';

/** One password for everyone in the mock's default data. */
export const PASSWORD = 'Rahasia#2026';

/**
 * The mock of this Jest worker. Each test file starts with it as new; call `mock.reset()` before each
 * test of a file whose tests change what it holds.
 */
export const mock = new MockControl(mockOriginOfWorker() ?? 'http://mock.invalid');
