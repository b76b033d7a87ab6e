import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isExhaustive } from '../src/testing/exploration/sample';

const ROOT = path.join(__dirname, '..');

/** Found in the same way as in scripts/chromium.mjs. */
const executablePath = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== '' && existsSync(path));

const isRoot = process.getuid?.() === 0;

const VERSIONS = 'versions/*.journey.ts';
const desktop = {
  grepInvert: isExhaustive ? /@phone-only/ : /@phone|@all/,
  use: { viewport: { width: 1280, height: 800 } },
};

/**
 * The time limits are generous, because a small machine renders slowly; no journey measures time.
 */
export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.journey.ts',
  outputDir: path.join(ROOT, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // A journey mostly waits for responses and for waits of the product itself.
  workers: Math.max(2, os.availableParallelism() - 1),
  timeout: 180_000,
  // A busy machine can be late once. What needed it is named at the end of the run (docs/testing.md).
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['JOURNEY_RESULTS'] ?? path.join(ROOT, '.cache', 'results', 'journeys.json'),
      },
    ],
  ],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // What it stores would outlive a journey's mock; those of e2e/versions allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // To investigate a failing journey: npm run e2e -- FILE --trace retain-on-failure
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A camera without a device, and nobody who has to allow it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  // A sample (docs/testing.md) skips journeys tagged @all, and runs at one size what otherwise runs
  // at two.
  projects: [
    { name: 'desktop', testIgnore: VERSIONS, ...desktop },
    // Built once a run, and only where one of its journeys runs.
    { name: 'next release', testMatch: 'versions/nextRelease.setup.ts' },
    { name: 'versions', testMatch: VERSIONS, dependencies: ['next release'], ...desktop },
    {
      name: 'phone',
      grep: /@phone/,
      ...(isExhaustive ? {} : { grepInvert: /@all/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
