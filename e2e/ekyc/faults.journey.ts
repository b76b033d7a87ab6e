import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import type { Page } from '@playwright/test';
import type { Fault } from '../../mock-server/control/faults';
import { beginEkyc, chooseBoth } from '../support/ekyc';
import { expect, test } from '../support/fixtures';
import { addressOf, startSignedIn } from '../support/signIn';
import { visible } from '../support/tokenLeaks';

const PAGE = '/bos/ekyc/lanjut';
const INTRO = 'Verifikasi identitas (e-KYC)';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A call of the page, and how the user meets its failure. */
interface MetCall {
  call: Pick<Fault, 'method' | 'path'>;
  /** What the user does before the call can fail. */
  before?: (page: Page, mock: MockControl) => Promise<void>;
  act: (page: Page, mock: MockControl) => Promise<void>;
  /** What the user sees of the failure. */
  seen: string | RegExp;
  /** How often, where it is not once. */
  failures?: number;
  /** The button of the way on. */
  retry: string;
  /** The heading afterwards. */
  next: string;
}

const review = async (page: Page, mock: MockControl) => {
  await beginEkyc(page, mock);
  await chooseBoth(page);
};
const open = async (page: Page, mock: MockControl, name = 'ekyc.waiting') => {
  await startSignedIn(page, mock, name);
  await page.goto(PAGE);
};

const CALLS: readonly MetCall[] = [
  {
    call: { method: 'POST', path: '*/login-token' },
    act: async (page, mock) => {
      await page.goto(`/bos/ekyc/${await mock.token(addressOf('ekyc.waiting'), 'ekyc')}`);
    },
    seen: 'Tautan Anda belum dapat diperiksa',
    retry: 'Coba lagi',
    next: INTRO,
  },
  {
    call: { method: 'GET', path: '*/user/detail' },
    act: open,
    seen: 'Data e-KYC belum dapat dimuat',
    retry: 'Coba lagi',
    next: INTRO,
  },
  {
    call: { method: 'GET', path: '*/user/detail' },
    before: review,
    act: (page) => press(page, 'Kirim foto'),
    seen: /^(Terjadi kesalahan|Server|Koneksi)/,
    retry: 'Kirim foto',
    next: 'Menunggu hasil e-KYC',
  },
  {
    call: { method: 'POST', path: '*/upload' },
    before: review,
    act: (page) => press(page, 'Kirim foto'),
    seen: 'Tidak terunggah',
    failures: 2,
    retry: 'Coba lagi',
    next: 'Menunggu hasil e-KYC',
  },
  {
    call: { method: 'PATCH', path: '*/user/update' },
    before: review,
    act: (page) => press(page, 'Kirim foto'),
    seen: 'Foto belum tersimpan',
    retry: 'Coba lagi',
    next: 'Menunggu hasil e-KYC',
  },
  {
    call: { method: 'PUT', path: '*/onboarding-status' },
    before: (page, mock) => open(page, mock, 'ekyc.invalid'),
    act: (page) => press(page, 'Ulangi e-KYC'),
    seen: /^e-KYC belum dapat diulang/,
    retry: 'Ulangi e-KYC',
    next: INTRO,
  },
];

const FAULTS: readonly (Omit<Fault, 'method' | 'path'> & { name: string })[] = [
  { name: '500', status: 500 },
  { name: 'a page of HTML', status: 200, body: '<h1>Gateway</h1>' },
  { name: '204 without a body', status: 204 },
  { name: 'no response', hang: true },
];

const CELLS = CALLS.flatMap((met) => FAULTS.map((fault) => ({ met, fault })));

for (const { met, fault: given } of sampleOf(CELLS, 2)) {
  const { call, before, act, seen, failures = 1, retry, next } = met;
  const { name, ...fault } = given;
  test(`G1, G4: ${call.method} ${call.path} answers with ${name}${before ? ', later' : ''}: a text, and a way on`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
    await page.clock.install();
    await before?.(page, mock);
    await mock.addFault({ ...call, ...fault });
    await act(page, mock);
    const shown = page.getByText(seen).filter({ visible: true });
    const failure = shown.first();
    for (let waits = 0; waits < 20 && (await shown.count()) < failures; waits += 1) {
      // A call without a response is given up after 30 s; uploads as well.
      await page.clock.runFor(fault.hang ? 5_000 : 500);
      await shown
        .nth(failures - 1)
        .waitFor({ timeout: 1_000 })
        .catch(() => undefined);
    }
    expect(await shown.count()).toBeGreaterThanOrEqual(failures);
    await mock.clearFaults();
    const ways = page.getByRole('button', { name: retry, exact: true });
    for (let left = await ways.count(); left > 0; left -= 1) await ways.first().click();
    await visible(page, next);
    await expect(failure).toBeHidden();
    const writes = (await mock.calls()).filter(
      ({ method, path, status, fault_id: faultId }) =>
        method === call.method &&
        path.endsWith(call.path.slice(1)) &&
        status === 200 &&
        faultId === null,
    );
    if (call.path === '*/upload') expect(writes).toHaveLength(2);
    else if (call.method !== 'GET') expect(writes).toHaveLength(1);
  });
}
