import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { expect, test } from '../support/fixtures';
import { fillUnsaved } from '../support/saveFaults';
import { addressOf, sendSignIn } from '../support/signIn';
import { readStored } from '../support/stored';

const EMPLOYMENT = `/bos${application.variantPath}/employment/employment`;

/** What a browser may lack; runs before the page. */
const LACKS = {
  'without service workers, caches and channels': () => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
    for (const name of ['caches', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
  },
  'in private mode, where storage throws': () => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
};

for (const [browser, lacks] of Object.entries(LACKS))
  test(`W7: a browser ${browser} starts, signs in and saves`, async ({ page, mock }) => {
    await page.addInitScript(lacks);
    await page.goto('/bos/');
    await sendSignIn(page, addressOf('borrower.individu'));
    await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    await page.goto(EMPLOYMENT);
    await fillUnsaved(page, 'employment/employment');
    await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
    await page.waitForURL(/\/bos\/borrower\/onboarding\/.*(?<!employment)$/);
    const { user } = await readStored(mock, addressOf('borrower.individu'));
    expect(user.information.division).toBe('Logistik');
  });
