import { sampleOf } from '@/testing/exploration/sample';
import type { CDPSession, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { jpegOf } from '../support/businessPhotos';
import { expect, test } from '../support/fixtures';
import { allowFaults } from '../support/saveFaults';
import { setSpeed, slowLine } from '../support/slowLine';
import {
  field,
  storedOf,
  isFailed,
  isUp,
  KINDS,
  openKind,
  UPLOAD,
  type UploadKind,
} from '../support/uploadKinds';

const MB = 1024 * 1024;
const SIZE = 3 * MB;
/** In bytes per second, slow enough to act between two percentages, even at 90 %. */
const SLOW = MB / 3;

/** One for each way to upload files: in a form, as a record of its own, and many at once. */
const WAYS_UP = ['Foto KTP', /^Mutasi/, 'Foto Usaha'].map((label) => {
  const kind = KINDS.find((each) => new RegExp(label).test(each.label));
  if (kind === undefined) throw new Error(`No ${String(label)}`);
  return kind;
});

const largeFile = ({ label }: UploadKind) =>
  label === 'Foto Usaha'
    ? {
        name: 'usaha-1.jpg',
        mimeType: 'image/jpeg',
        buffer: jpegOf('usaha-1.jpg', undefined, SIZE),
      }
    : {
        name: 'laporan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.concat([
          Buffer.from('%PDF-1.7\n'),
          Buffer.alloc(SIZE, 'x'),
          Buffer.from('\n%%EOF\n'),
        ]),
      };

const percentOf = async (page: Page): Promise<number> =>
  Number(
    await page.getByRole('progressbar', { name: /\.(pdf|jpg)$/ }).getAttribute('aria-valuenow'),
  );

/** Waits until this percentage is uploaded, but not all of it. */
async function isAt(page: Page, percent: number): Promise<void> {
  await expect.poll(() => percentOf(page), { intervals: [20] }).toBeGreaterThanOrEqual(percent);
  expect(await percentOf(page)).toBeLessThan(100);
}

interface Line {
  page: Page;
  mock: MockControl;
  session: CDPSession;
}

/** Cuts the connection during the upload; the browser's own retry fails too. */
async function cutOff({ mock }: Line): Promise<void> {
  const [fault] = await mock.faults();
  if (fault === undefined) throw new Error('Nothing holds the upload');
  await mock.addFault({ ...UPLOAD, drop: true });
  await mock.removeFault(fault.id);
}

/** The upload makes no progress for half a minute. */
async function standStill({ page, session }: Line): Promise<void> {
  // Any further progress would restart the half minute.
  await setSpeed(session, 1);
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await percentOf(page);
        return last - before;
      },
      { intervals: [500] },
    )
    .toBe(0);
  await page.clock.fastForward(31_000);
}

const ROUNDS = [10, 50, 90].flatMap((percent) => [
  { percent, end: cutOff },
  { percent, end: standStill },
]);

for (const kind of sampleOf(WAYS_UP, 1))
  test(`K4: ${kind.name} that loses its connection or stalls is sent again, once`, async ({
    page,
    mock,
    problems,
  }) => {
    allowFaults(problems);
    await page.clock.install();
    await openKind(page, mock, kind);
    const { step } = await storedOf(mock, kind);
    const session = await slowLine(page, SLOW);
    await mock.addFault({ ...UPLOAD, hang: true });
    await field(page, kind).setInputFiles(largeFile(kind));
    const rounds = sampleOf(ROUNDS, 2);
    for (const [round, { percent, end }] of rounds.entries()) {
      await isAt(page, percent);
      await end({ page, mock, session });
      await isFailed(page);
      expect(await storedOf(mock, kind)).toEqual({ files: 0, references: 0, step });
      await mock.clearFaults();
      const isLast = round === rounds.length - 1;
      if (!isLast) await mock.addFault({ ...UPLOAD, hang: true });
      await setSpeed(session, isLast ? -1 : SLOW);
      await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
    }
    await isUp(page, kind);
    await expect
      .poll(() => storedOf(mock, kind))
      .toEqual({ files: 1, references: kind.recordsAtOnce, step });
  });
