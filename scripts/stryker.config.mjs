import path from 'node:path';
import { ROOT } from './dependencies.mjs';

/** The files that are mutated, and the tests that should notice it. */
const AREAS = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    roots: ['src/domain', 'src/testing', 'src/i18n'],
    testMatch: ['<rootDir>/src/domain/**/!(everyFlow|hostileTexts).test.ts'],
  },
  handlers: {
    mutate: ['mock-server/handlers/**/*.ts', '!mock-server/handlers/all.ts'],
    roots: ['mock-server', 'src/domain', 'src/testing'],
    testMatch: [
      '<rootDir>/mock-server/handlers/*.test.ts',
      '<rootDir>/mock-server/verification/contract/*.test.ts',
      '<rootDir>/mock-server/rules/ownership.test.ts',
    ],
  },
};

const area = process.env.MUTATED_AREA === 'handlers' ? 'handlers' : 'domain';
const { mutate, roots, testMatch } = AREAS[area];
const outputDir = path.join('.cache', 'stryker');

/** Mutates one area of the code, set by `MUTATED_AREA`; see `scripts/testMutation.mjs`. */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  mutate: [...mutate, '!**/*.test.ts'],
  ignorePatterns: [
    '.cache',
    'bench',
    'deploy',
    'dist',
    'docs',
    'e2e',
    'public',
    'src/features',
    'src/ui',
  ],
  jest: {
    projectType: 'custom',
    config: {
      projects: [],
      roots: roots.map((folder) => `<rootDir>/${folder}`),
      testMatch,
      runner: '<rootDir>/scripts/mutationRunner.mjs',
      testEnvironment: './scripts/mutationEnvironment.mjs',
      transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
      restoreMocks: true,
      testTimeout: 20_000,
    },
  },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  dryRunTimeoutMinutes: 30,
  concurrency: 2,
  ignoreStatic: true,
  timeoutMS: 15_000,
  incremental: true,
  incrementalFile: path.join(outputDir, `${area}.json`),
  tempDirName: path.join(outputDir, 'sandboxes', area),
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false, reportMutants: false, allowColor: false },
  htmlReporter: { fileName: path.join(ROOT, outputDir, `${area}.html`) },
  jsonReporter: { fileName: path.join(ROOT, outputDir, `${area}-report.json`) },
};
