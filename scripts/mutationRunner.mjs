import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import TestRunner from 'jest-runner';

/** @typedef {import('jest-runner').Test} Test @typedef {Record<string, string[]>} NamesByFile */

/** @param {string} file @returns {NamesByFile} */
function readNames(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Runs the tests of one mutant: only files with a test that covers it, the test file beside the
 * mutated file first. After the first file that fails it stops.
 */
export default class MutationRunner extends TestRunner {
  /** @param {ConstructorParameters<typeof TestRunner>} args */
  constructor(...args) {
    super(...args);
    const [{ rootDir, testNamePattern, nonFlagArgs }] = args;
    this.namesFile = path.join(rootDir, 'test-names.json');
    this.pattern = testNamePattern ? new RegExp(testNamePattern, 'i') : null;
    const isOneMutant = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
    this.mutated = isOneMutant ? (nonFlagArgs[0] ?? '') : null;
  }

  /** @override @type {InstanceType<typeof TestRunner>['runTests']} */
  async runTests(tests, watcher, options) {
    const chosen = this.choose(tests);
    const isOneMutant = this.mutated !== null;
    /** @type {NamesByFile} */
    const names = {};
    let hasFailed = false;
    this.on('test-file-failure', () => {
      hasFailed = true;
    });
    this.on('test-file-success', ([{ path: file }, { numFailingTests, testResults }]) => {
      if (numFailingTests > 0) hasFailed = true;
      names[file] = testResults.map(({ fullName }) => fullName);
    });
    for (const test of chosen) {
      if (isOneMutant && hasFailed) return;
      await super.runTests([test], watcher, options);
    }
    if (!isOneMutant) writeFileSync(this.namesFile, JSON.stringify(names));
  }

  /** @param {Test[]} tests @returns {Test[]} */
  choose(tests) {
    const { mutated, pattern } = this;
    if (mutated === null) return tests;
    const names = readNames(this.namesFile);
    const beside = mutated.replace(/\.ts$/, '.test.ts');
    const distance = (/** @type {string} */ file) =>
      file === beside ? 0 : path.dirname(file) === path.dirname(mutated) ? 1 : 2;
    return tests
      .filter(
        ({ path: file }) =>
          pattern === null || (names[file]?.some((name) => pattern.test(name)) ?? true),
      )
      .sort((left, right) => distance(left.path) - distance(right.path));
  }
}
