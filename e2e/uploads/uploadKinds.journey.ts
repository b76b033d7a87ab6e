import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { allowFaults } from '../support/saveFaults';
import { choose, isUp, KINDS, openKind, showKind, storedOf, UPLOAD } from '../support/uploadKinds';

for (const kind of sampleOf(KINDS, 2))
  test(`K4: ${kind.name} whose tab is closed during the upload leaves nothing behind`, async ({
    page,
    mock,
    problems,
  }) => {
    allowFaults(problems);
    await openKind(page, mock, kind);
    await mock.addFault({ ...UPLOAD, hang: true });
    await choose(page, kind);
    await expect(page.getByRole('progressbar', { name: /\.(pdf|jpg)$/ })).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // The command gets no response, because it ends the tab that would send it.
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
