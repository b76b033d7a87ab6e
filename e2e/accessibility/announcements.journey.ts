import type { Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectHeard, listen, type Expected } from '../support/announcements';
import { photos } from '../support/businessPhotos';
import { expect, test } from '../support/fixtures';
import { act, filePath } from '../support/formFiller';
import { division, EMPLOYMENT, MINUTE_S, openForm, pass } from '../support/openForm';
import { addressOf, sendSignIn, signIn, startSignedIn } from '../support/signIn';
import { STATES } from './states/all';
import { openStep, press } from './states/screenState';

/** States in whose coming this is announced, and nothing else. */
const STATES_HEARD: readonly (readonly [state: string, ...Expected[]])[] = [
  ['a success toast', ['polite', 'Berhasil Rekening dihapus']],
  ['a warning toast', ['polite', 'Peringatan Undefined step']],
  ['an error toast', ['assertive', 'Gagal Invalid user role, type, or status']],
  ['an application that is loading', ['polite', 'Memuat…']],
  ['the form of a consent that is loading', ['polite', 'Memuat…']],
  ['an application that cannot be loaded', ['assertive', /^Gagal Terjadi kesalahan/]],
  ['the dashboard with a card that failed', ['assertive', /^Gagal Terjadi kesalahan/]],
  ['a save that failed', ['assertive', /^Belum tersimpan di server .* Isian Anda aman\.$/]],
  ['no accounts, after trying to continue', ['assertive', 'Tambahkan minimal satu rekening bank']],
  ['legal documents saved while empty'],
  ['a search that finds nothing', ['polite', 'Tidak ada pilihan yang cocok']],
  ['continuing with an unsaved account', ['polite', /^Kartu ini belum disimpan/]],
  [
    'a wrong code',
    ['polite', 'Memeriksa kode…'],
    ['assertive', 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.'],
  ],
  [
    'a code that could not be checked',
    ['polite', 'Memeriksa kode…'],
    ['assertive', /^Gagal Terjadi kesalahan/],
  ],
  ['a text without a code', ['assertive', 'Isi 6 angka kode OTP']],
  ['a correct code', ['polite', 'Memeriksa kode…']],
  ['a session that could not be extended', ['assertive', /^Sesi belum diperpanjang/]],
  [
    'a change of the password that had no answer',
    ['polite', '5 dari 5 syarat kata sandi terpenuhi'],
    ['assertive', /^Belum pasti kata sandi sudah diganti/],
  ],
  ['a camera that is refused', ['assertive', /^Kamera tidak diizinkan/]],
  [
    'a picture of the e-KYC that is dark',
    ['polite', 'Kamera siap'],
    ['polite', /Foto tampak gelap/],
  ],
  [
    'a picture of the e-KYC that was not sent',
    ['assertive', /^Foto KTP: Terjadi kesalahan/],
    ['assertive', /^Selfie dengan KTP: Terjadi kesalahan/],
  ],
  [
    'an e-KYC link for another device that could not be made',
    ['assertive', /^Tautan untuk ponsel belum dapat dibuat/],
  ],
  [
    'the form of a consent that cannot be rendered',
    ['assertive', /^Berkas ini tidak dapat ditampilkan di sini/],
  ],
];

interface Scene {
  name: string;
  /** What is heard meanwhile is of no concern. */
  open(page: Page, mock: MockControl): Promise<void>;
  events: readonly {
    name: string;
    cause(page: Page, mock: MockControl): Promise<unknown>;
    heard: readonly Expected[];
  }[];
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Lets the seconds of a countdown pass one by one. */
async function passSlowly(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

async function openEmployment(page: Page, mock: MockControl): Promise<void> {
  await openStep(page, mock, 'employment/employment');
  await expect(division(page)).toBeVisible();
}

const SCENES: readonly Scene[] = [
  {
    name: 'the connection',
    open: openEmployment,
    events: [
      {
        name: 'lost',
        cause: (page) => page.context().setOffline(true),
        heard: [['polite', /^Offline /]],
      },
      {
        name: 'back',
        cause: (page) => page.context().setOffline(false),
        heard: [['polite', /^You're online /]],
      },
    ],
  },
  {
    name: 'a draft',
    open: openEmployment,
    events: [
      {
        name: 'stored',
        cause: (page) => division(page).fill('Logistik'),
        heard: [['polite', /^Draf tersimpan di perangkat ini, \d\d:\d\d$/]],
      },
      {
        name: 'open in another tab',
        cause: async (page) => (await page.context().newPage()).goto(EMPLOYMENT),
        heard: [['polite', /^Bagian ini juga terbuka di tab lain/]],
      },
    ],
  },
  {
    name: 'an upload',
    async open(page, mock) {
      await openStep(page, mock, 'personal/identity');
      await expect(page.getByLabel('Foto KTP', { exact: true })).toBeAttached();
    },
    events: [
      {
        name: 'done',
        cause: (page) => act(page, { upload: 'Foto KTP', file: 'ktp.jpg' }),
        heard: [
          ['polite', 'Unggahan dimulai'],
          ['polite', 'Unggahan selesai'],
        ],
      },
      {
        name: 'failed',
        async cause(page, mock) {
          await mock.addFault({ method: 'POST', path: '/api/assets/upload', status: 500 });
          await page.getByLabel('Foto KTP', { exact: true }).setInputFiles(filePath('ktp.jpg'));
        },
        heard: [
          ['polite', 'Unggahan dimulai'],
          ['assertive', /^Terjadi kesalahan/],
        ],
      },
      {
        name: 'refused',
        cause: (page) =>
          page.getByLabel('Foto KTP', { exact: true }).setInputFiles({
            name: 'ktp.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from('KTP'),
          }),
        heard: [
          ['polite', 'Unggahan dimulai'],
          ['assertive', /^Format file harus/],
        ],
      },
    ],
  },
  {
    name: 'several uploads',
    async open(page, mock) {
      await startSignedIn(page, mock, 'borrower.corporate');
      await page.goto('/bos/borrower/onboarding/corporate-non-partner/business/business-photos');
    },
    events: [
      {
        name: 'done',
        cause: (page) => page.getByLabel('Foto Usaha', { exact: true }).setInputFiles(photos(1, 3)),
        heard: [
          ['polite', 'Foto sedang diunggah'],
          ['polite', 'Semua foto terunggah'],
        ],
      },
    ],
  },
  {
    name: 'the one-time code',
    async open(page) {
      await page.clock.install();
      await signIn(page, 'otp');
      await page.waitForURL(/\/two-factor-auth\/\d+$/);
    },
    events: [
      { name: 'thirty seconds', cause: (page) => passSlowly(page, 30), heard: [] },
      {
        name: 'the end of the wait',
        async cause(page, mock) {
          await passSlowly(page, 31);
          await mock.advanceClock(61);
        },
        heard: [['polite', 'Kode dapat dikirim ulang.']],
      },
      {
        name: 'sent again',
        async cause(page) {
          await press(page, 'Kirim Ulang Kode');
          const chooser = page.getByRole('dialog');
          await chooser.getByRole('radio', { name: 'Email', exact: true }).check();
          await chooser.getByRole('button', { name: 'Lanjutkan', exact: true }).click();
        },
        heard: [['polite', /^OTP Berhasil Dikirim/]],
      },
    ],
  },
  {
    name: 'the sign-in',
    open: async (page) => {
      await page.goto('/bos/login');
    },
    events: [
      {
        name: 'a wrong password',
        cause: (page) => sendSignIn(page, addressOf('active.borrower'), 'Salah#2026'),
        heard: [['polite', 'Peringatan Email or password is wrong']],
      },
      {
        name: 'a wrong password again, while the toast is there',
        cause: (page) => sendSignIn(page, addressOf('active.borrower'), 'Salah#2027'),
        heard: [['polite', 'Peringatan Email or password is wrong']],
      },
    ],
  },
  {
    name: 'the end of a session',
    async open(page, mock) {
      await openForm(page, mock);
      await pass(page.context(), mock, 58 * MINUTE_S + 20);
    },
    events: [
      { name: 'a minute', cause: (page) => passSlowly(page, 60), heard: [] },
      {
        name: 'the last half minute',
        cause: (page) => passSlowly(page, 25),
        heard: [['polite', 'Sesi berakhir kurang dari 30 detik lagi.']],
      },
    ],
  },
  {
    name: 'the notifications',
    async open(page, mock) {
      await startSignedIn(page, mock, 'active.borrower');
      await page.goto('/bos/borrower/notification');
      await expect(page.getByText('120 notifikasi ditampilkan')).toBeAttached();
    },
    events: [
      {
        name: 'filtered',
        cause: (page) => tab(page, 'Belum Dibaca'),
        heard: [['polite', '104 notifikasi ditampilkan']],
      },
      {
        name: 'without a hit',
        cause: (page) => page.getByRole('searchbox').fill('zzz'),
        heard: [['polite', 'Tidak ada notifikasi yang cocok']],
      },
    ],
  },
  {
    name: 'the link for a phone',
    async open(page, mock) {
      await STATES.find(({ name }) => name === 'an e-KYC link for another device')?.show(
        page,
        mock,
      );
      await expect(page.getByText('Salin tautan')).toBeVisible();
    },
    events: [
      {
        name: 'copied',
        async cause(page) {
          await page.context().grantPermissions(['clipboard-write']);
          await press(page, 'Salin tautan');
        },
        heard: [['polite', 'Tautan disalin']],
      },
      {
        name: 'not copied',
        async cause(page) {
          await page.evaluate(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error());
          });
          await press(page, 'Salin tautan');
        },
        heard: [['assertive', /^Tautan tidak dapat disalin/]],
      },
    ],
  },
];

const allowed = [/Failed to load resource/, /net::ERR/, /Call failed/, /PDF/];

const HEARD = STATES_HEARD.map(([name, ...expected]) => {
  const state = STATES.find((each) => each.name === name);
  if (state === undefined) throw new Error(`There is no state ${name}`);
  return { state, expected };
});

for (const { state, expected } of sampleOf(HEARD, 3))
  test(`A5: ${expected.length === 0 ? 'nothing is announced' : 'announced once, in a region that was there'}: ${state.name}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(...allowed);
    const heard = await listen(page);
    await state.show(page, mock);
    await expectHeard(heard, expected);
  });

for (const { name, open, events } of sampleOf(SCENES, 3))
  test(`A5: each event is announced once, in a region that was there: ${name}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(...allowed);
    const heard = await listen(page);
    await open(page, mock);
    await page.waitForLoadState('networkidle');
    for (const event of events) {
      heard.length = 0;
      await test.step(event.name, async () => {
        await event.cause(page, mock);
        await expectHeard(heard, event.heard);
      });
    }
  });
