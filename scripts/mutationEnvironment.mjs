import { TestEnvironment } from 'jest-environment-node';

/** @typedef {{ mode?: string | null, errors: readonly unknown[] }} Test one test, as Jest runs it */

/**
 * The environment of a test file for one mutant. After the first failed test it skips the others,
 * because that test has noticed the mutant.
 */
export default class MutationEnvironment extends TestEnvironment {
  hasNoticed = false;
  isOneMutant = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;

  /** @param {{ name: string, test?: Test }} event */
  handleTestEvent({ name, test }) {
    if (!this.isOneMutant || !test) return;
    if (name === 'test_start' && this.hasNoticed) test.mode = 'skip';
    if (name === 'test_done' && test.errors.length > 0) this.hasNoticed = true;
  }
}
