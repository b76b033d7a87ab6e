import { MockControl } from './mockControl';
import { mockOriginOfWorker } from './mockOrigins';

/** The password of every user in the mock's default data. */
export const PASSWORD = 'Rahasia#2026';

/**
 * The mock of this Jest worker. Every test file starts with a reset mock; a file whose tests change
 * its data calls `mock.reset()` before each test.
 */
export const mock = new MockControl(mockOriginOfWorker() ?? 'http://mock.invalid');
