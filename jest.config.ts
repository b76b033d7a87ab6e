/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Far from UTC and from Indonesia, so that a time of the machine is told from one of either.
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

/** Rules, the pretend backend and the tooling: plain Node. */
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

/** Everything that meets a browser: jsdom, with one mock for each Jest worker. */
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
  // What the files before have left in memory makes each next one slower: a worker begins anew in time.
  workerIdleMemoryLimit: '900MB',
  // Chains of real requests through the mock take their time on a busy machine of two cores, and the
  // more so where everything is tried.
  testTimeout: process.env['TEST_EXTENT'] === 'all' ? 300_000 : 60_000,
};

export default config;
