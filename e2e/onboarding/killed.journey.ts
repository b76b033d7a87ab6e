import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { makeProfile, openBrowser } from '../support/killedBrowser';
import { startSignedIn, storeAs } from '../support/signIn';
import { show, TYPED } from '../support/typedFields';

const KEY_EVERY_MS = 100;
/** What was typed this long before the end may be lost (D2). */
const MAY_LOSE_MS = 500;
const KILLED_AFTER_MS = [50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1_000];

for (const typed of sampleOf(TYPED, 2))
  test(`D2: killed while typing: ${typed.at}`, async ({ mock, launchOptions, problems }) => {
    test.setTimeout(600_000);
    const { text, who, before } = typed;
    if (before) await storeAs(mock, who, before);
    const profile = await makeProfile();
    const open = async () => {
      const browser = await openBrowser(profile.folder, mock.origin, launchOptions);
      await problems.watch(browser.context);
      await startSignedIn(browser.page, mock, who);
      return { ...browser, field: await show(browser.page, typed) };
    };
    let { context, page, kill, field } = await open();
    for (const afterMs of sampleOf(KILLED_AFTER_MS, 2, typed.at)) {
      await field.fill('');
      await field.pressSequentially(text, { delay: KEY_EVERY_MS });
      const whole = await field.inputValue();
      await page.waitForTimeout(afterMs);
      await kill();
      ({ context, page, kill, field } = await open());
      const found = await field.inputValue();
      const mayLack = Math.max(0, Math.ceil((MAY_LOSE_MS - afterMs) / KEY_EVERY_MS));
      expect(whole.startsWith(found), `killed after ${afterMs} ms: ${found}`).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(whole.length - mayLack);
    }
    await context.close();
    await profile.remove();
  });
