import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { isExhaustive } from '../src/testing/exploration/sample';

const ROOT = path.join(__dirname, '..');

/** As scripts/chromium.mjs finds it. */
const executablePath = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((place) => place !== '' && existsSync(place));

const isRoot = process.getuid?.() === 0;

/** A small machine draws slowly; nothing here asserts a time. */
export default defineConfig({
  testDir: __dirname,
  testMatch: '**/*.journey.ts',
  outputDir: path.join(ROOT, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // Most of a journey is waiting for the server's answers and for waits of the product itself.
  workers: Math.max(2, os.availableParallelism() - 1),
  timeout: 180_000,
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
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // To look into a failure: npm run e2e -- FILE --trace retain-on-failure
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
      ],
    },
  },
  // A sample (docs/testing.md) leaves out what is tagged @all, and shows at one size what is shown at two.
  projects: [
    {
      name: 'desktop',
      grepInvert: isExhaustive ? /@phone-only/ : /@phone|@all/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      ...(isExhaustive ? {} : { grepInvert: /@all/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
