/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Neither UTC nor Indonesian time, so that a use of the local time zone makes a test fail.
process.env['TZ'] = 'America/Los_Angeles';

const shared = {
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
  moduleNameMapper: {
    '\\.(css|svg|png|woff2)(\\?.*)?$': '<rootDir>/src/testing/environment/assetStub.ts',
    '\\?url$': '<rootDir>/src/testing/environment/assetStub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  restoreMocks: true,
} satisfies Config;

/** Plain Node: rules, the mock backend and the tooling. */
const nodeProject: Config = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/src/{domain,primitives}/**/*.test.ts',
    '<rootDir>/src/architecture.test.ts',
    '<rootDir>/{mock-server,scripts,deploy,bench}/**/*.test.ts',
  ],
};

/** Code for the browser: jsdom, with one mock for each Jest worker. */
const domProject: Config = {
  ...shared,
  displayName: 'dom',
  testEnvironment: '<rootDir>/src/testing/environment/domEnvironment.ts',
  // All that is not plain Node, so that the tests of a new layer run too.
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    ...shared.testPathIgnorePatterns,
    '<rootDir>/src/(domain|primitives)/',
    '<rootDir>/src/architecture.test.ts',
  ],
  globalSetup: '<rootDir>/src/testing/mock/startMocks.ts',
  globalTeardown: '<rootDir>/src/testing/mock/stopMocks.ts',
  setupFiles: ['<rootDir>/src/testing/environment/polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setUpDom.ts'],
};

const config: Config = {
  projects: [nodeProject, domProject],
  // Memory left by earlier test files slows down the next ones: above this limit a worker restarts.
  workerIdleMemoryLimit: '900MB',
  // Chains of real requests to the mock are slow on a busy machine with two cores, and even slower
  // when all cases are tested.
  testTimeout: process.env['TEST_EXTENT'] === 'all' ? 300_000 : 60_000,
};

export default config;
