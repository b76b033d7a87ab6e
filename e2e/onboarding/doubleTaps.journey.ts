import { sampleOf } from '@/testing/exploration/sample';
import { VARIANT_IDS } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import { BEFORE_THE_REVIEW, everySubStep } from '@/testing/onboarding/everySubStep';
import { doubleTap } from '../support/doubleTap';
import { expect, test } from '../support/fixtures';
import { arrived } from '../support/saveFaults';
import { startSignedIn } from '../support/signIn';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

const STEP = { method: 'POST', path: '/api/identity/user/onboarding-step/save' };
const STATUS = { method: 'PUT', path: '/api/identity/user/*/onboarding-status' };

for (const id of sampleOf(VARIANT_IDS, 1)) {
  test(`C1: a double tap saves every sub-step of ${id} once, and submits the application once`, async ({
    page,
    mock,
  }) => {
    test.slow();
    await mock.reset(BEFORE_THE_REVIEW);
    const cases = everySubStep.filter(({ flow }) => flow === flows[id]);
    const [first] = cases;
    if (first === undefined) throw new Error(`${id} has no sub-step`);
    await startSignedIn(page, mock, first.email.replace('@bos.test', ''));
    for (const { path, position } of cases) {
      await page.goto(`/bos${path}`);
      if (position.subStep.id === 'review') break;
      const before = await arrived(mock, STEP);
      await doubleTap(page, page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }));
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
      expect([path, (await arrived(mock, STEP)) - before]).toEqual([path, 1]);
    }
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await doubleTap(page, page.getByRole('button', { name: 'Kirim Pengajuan', exact: true }));
    await page.waitForURL(/\/(onboarding-submitted|ekyc\/lanjut)$/);
    expect(await arrived(mock, STATUS)).toBe(1);
  });
}
