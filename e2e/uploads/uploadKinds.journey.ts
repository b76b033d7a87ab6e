import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { allowFailures, waitOut } from '../support/saveFaults';
import {
  choose,
  storedOf,
  isFailed,
  isUp,
  KINDS,
  openKind,
  showKind,
  UPLOAD,
  type UploadKind,
} from './uploadKinds';

type Fault = Parameters<MockControl['addFault']>[0];

/** Ways for an upload to fail while its tab lives; without a fault the line itself is gone. */
const WAYS: { name: string; fault: Partial<Fault> | null }[] = [
  { name: 'is cut off', fault: { drop: true } },
  { name: 'is answered by 500', fault: { status: 500, body: { code: 500, error: 'Rusak' } } },
  {
    name: 'is too much for the server',
    fault: { status: 413, body: { code: 413, error: 'Ukuran file maksimum 10 MB' } },
  },
  { name: 'hangs', fault: { hang: true } },
  { name: 'is offline', fault: null },
];

/** The file itself, and not a call of the page around it, has reached the server. */
const isOnItsWay = (mock: MockControl): Promise<void> =>
  expect
    .poll(async () => {
      const calls = await mock.calls();
      return calls.some(({ path, outcome }) => path === UPLOAD.path && outcome === 'in_flight');
    })
    .toBe(true);

async function chooseInVain(
  page: Page,
  mock: MockControl,
  kind: UploadKind,
  fault: Partial<Fault> | null,
): Promise<void> {
  if (fault === null) await page.context().setOffline(true);
  else await mock.addFault({ ...UPLOAD, ...fault });
  await choose(page, kind);
  if (fault?.hang === true) {
    await isOnItsWay(mock);
    await waitOut(page, mock);
  }
  await isFailed(page);
  await page.context().setOffline(false);
  await mock.clearFaults();
}

for (const kind of sampleOf(KINDS, 2)) {
  for (const { name, fault } of sampleOf(WAYS, 1, kind.name))
    test(`K4: ${kind.name} that ${name} is sent again, once, without being chosen anew`, async ({
      page,
      mock,
      problems,
    }) => {
      allowFailures(problems);
      if (fault?.hang === true) await page.clock.install();
      await openKind(page, mock, kind);
      const { step } = await storedOf(mock, kind);
      await chooseInVain(page, mock, kind, fault);
      if (fault?.status === 500) await expectAccessible(page, `${kind.name} that failed`);
      expect(await storedOf(mock, kind)).toEqual({ files: 0, references: 0, step });
      await page.getByRole('button', { name: 'Coba lagi', exact: true }).click();
      await isUp(page, kind);
      // A record of its own where there is one, and no step that is done by itself.
      await expect
        .poll(() => storedOf(mock, kind))
        .toEqual({ files: 1, references: kind.recordsAtOnce, step });
    });

  test(`K4: ${kind.name} whose tab ends on its way leaves nothing behind`, async ({
    page,
    mock,
    problems,
  }) => {
    allowFailures(problems);
    await openKind(page, mock, kind);
    await mock.addFault({ ...UPLOAD, hang: true });
    await choose(page, kind);
    await expect(page.getByRole('progressbar', { name: /\.(pdf|jpg)$/ })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The command is never answered: who would answer is gone.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await mock.clearFaults();
    expect(await storedOf(mock, kind)).toMatchObject({ files: 0, references: 0 });

    const next = await page.context().newPage();
    await showKind(next, kind);
    await choose(next, kind);
    await isUp(next, kind);
    await expect
      .poll(() => storedOf(mock, kind))
      .toMatchObject({ files: 1, references: kind.recordsAtOnce });
  });
}
