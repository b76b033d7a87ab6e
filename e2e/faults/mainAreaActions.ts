import { expect } from '../support/fixtures';
import { filePath } from '../support/formFiller';
import { openedNotification } from '../support/openedNotification';
import { addressOf, PASSWORD } from '../support/people';
import { button, field, hasHeading, hasText, press } from './controls';
import type { UserAction, Visit } from './userAction';

const READER = 'active.borrower';
/** How many notifications the reader has not read yet. */
const UNREAD = 104;
const NOTIFICATIONS = '/bos/borrower/notification';
const DOCUMENTS = '/bos/settings/document';
const NEW_DOCUMENT = 'Surat Domisili';
const NEW_PASSWORD = 'Rahasia#2027';

const rows = ({ page }: Visit) => page.getByRole('tabpanel').getByRole('listitem');

/** Whether the preview shows more than an empty frame: a canvas is 300 pixels wide until it is drawn. */
const isDrawn = ({ page }: Visit): Promise<boolean> =>
  page
    .getByRole('dialog')
    .locator('img, canvas')
    .evaluateAll((shown) =>
      shown.some((one) =>
        one instanceof HTMLImageElement
          ? one.naturalWidth > 0
          : (one as HTMLCanvasElement).width > 300,
      ),
    );

async function openNotifications(visit: Visit): Promise<void> {
  await visit.page.goto(NOTIFICATIONS);
  await expect(rows(visit).first()).toBeVisible();
}

/** A page of the settings, and the list that it needs. */
const settings = (id: string, at: string, path: string, shown: string): UserAction => ({
  id,
  name: `opens the settings: ${at}`,
  user: 'active.corporate',
  prepare: () => Promise.resolve(),
  async act({ page }) {
    await page.goto(`/bos/settings/${at}`);
  },
  call: { method: 'GET', path: `/api/identity/user/${path}` },
  isDone: hasText(shown),
  retry: [],
});

/** Notifications, settings and the session itself. */
export const MAIN_AREA_ACTIONS: readonly UserAction[] = [
  {
    id: 'U37a',
    name: 'opens the notifications',
    user: READER,
    prepare: () => Promise.resolve(),
    async act({ page }) {
      await page.goto(NOTIFICATIONS);
    },
    call: { method: 'GET', path: '/api/notification/notif/list-by-user/*' },
    isDone: (visit) => rows(visit).first().isVisible(),
    retry: [],
  },
  {
    id: 'U37b',
    name: 'opens one notification',
    user: READER,
    prepare: openNotifications,
    act: (visit) => rows(visit).first().getByRole('button').click(),
    call: { method: 'GET', path: '/api/notification/notif/detail/*' },
    async isDone({ page, mock }) {
      // The page shows it as read before the server has said so.
      const { users, notifications } = await mock.db();
      const id = users.find(({ email }) => email === addressOf(READER))?.id;
      const unread = notifications.filter(
        (each) => each.user_id === id && !each.read_status,
      ).length;
      const failed = openedNotification(page).getByText(/belum tercatat sudah dibaca/);
      return unread === UNREAD - 1 && !(await failed.isVisible());
    },
    retry: [],
  },
  {
    id: 'U37c',
    name: 'marks all notifications as read',
    user: READER,
    prepare: openNotifications,
    act: press('Tandai semua dibaca'),
    call: { method: 'POST', path: '/api/notification/notif/read-all/*' },
    // Where the response was lost, the list shows that nothing is unread.
    isDone: async (visit) =>
      (await hasText('Semua notifikasi sudah ditandai dibaca.')(visit)) ||
      ((await hasText(/notifikasi ditampilkan/)(visit)) &&
        !(await button(visit.page, 'Tandai semua dibaca').isVisible())),
    retry: ['Tandai semua dibaca'],
  },
  settings('U38a', 'information', 'detail', 'Profil Perusahaan'),
  settings('U38b', 'document', 'detail', 'Akta Pendirian'),
  settings('U38c', 'shareholder', 'shareholder/all', 'Daftar orang dan badan usaha'),
  settings('U38d', 'bank-account', 'banks', 'Rekening 1'),
  {
    id: 'U38e',
    name: 'changes the password',
    user: READER,
    async prepare({ page }) {
      await page.goto('/bos/settings/information');
      await button(page, 'Ubah Kata Sandi').click();
      await field(page, 'Kata Sandi Lama').fill(PASSWORD);
      await field(page, 'Kata Sandi Baru').fill(NEW_PASSWORD);
      await field(page, 'Konfirmasi Kata Sandi Baru').fill(NEW_PASSWORD);
    },
    act: press('Simpan'),
    call: { method: 'POST', path: '/api/identity/auth/update-password' },
    isDone: hasText('Kata sandi Anda sudah diganti'),
    retry: ['Simpan'],
  },
  {
    id: 'U38f',
    name: 'adds a document in the settings',
    user: READER,
    async prepare({ page }) {
      await page.goto(DOCUMENTS);
      await button(page, 'Tambah Dokumen').click();
      await field(page, 'Nama Dokumen').fill(NEW_DOCUMENT);
      await field(page, 'Berkas Dokumen').setInputFiles(filePath('dua-halaman.pdf'));
      await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
    },
    act: press('Simpan Dokumen'),
    call: { method: 'PATCH', path: '/api/identity/user/update' },
    // Where the response was lost, the list shows what has arrived, and the form is closed.
    isDone: async (visit) =>
      (await button(visit.page, 'Tambah Dokumen').isVisible()) && hasText(NEW_DOCUMENT)(visit),
    typed: [NEW_DOCUMENT],
    retry: ['Simpan Dokumen'],
    draftAt: DOCUMENTS,
  },
  {
    id: 'U38g',
    name: 'looks at a document',
    user: 'active.corporate',
    async prepare({ page }) {
      await page.goto(DOCUMENTS);
      await expect(button(page, 'Lihat berkas').first()).toBeVisible();
    },
    act: press('Lihat berkas'),
    call: { method: 'GET', path: '/api/assets/files/*' },
    isDone: isDrawn,
    retry: ['Coba lagi', 'Lihat berkas', 'Tutup'],
  },
  {
    id: 'U38h',
    name: 'opens the dashboard',
    user: 'active.corporate',
    prepare: () => Promise.resolve(),
    async act({ page }) {
      await page.goto('/bos/borrower/dashboard');
    },
    call: { method: 'GET', path: '/api/identity/user/shareholder/all' },
    // Of its cards only this one lists shares.
    isDone: ({ page }) => page.getByRole('listitem').filter({ hasText: '%' }).first().isVisible(),
    retry: [],
  },
  {
    id: 'U39',
    name: 'is active, and gets a fresh token',
    user: READER,
    prepare: openNotifications,
    act: ({ page }) => page.keyboard.press('Shift'),
    call: { method: 'POST', path: '/api/identity/auth/update-user-token' },
    async isDone({ mock }) {
      const calls = await mock.calls();
      return calls.some(
        ({ path, status }) => path.endsWith('/update-user-token') && status === 200,
      );
    },
    retry: [],
    // It is asked for once a minute at most.
    async again({ page }) {
      await page.clock.fastForward(61_000);
      await page.keyboard.press('Shift');
    },
    isSilent: true,
  },
  {
    id: 'U40',
    name: 'signs out',
    user: READER,
    prepare: openNotifications,
    act: press('Keluar'),
    call: { method: 'POST', path: '/api/identity/auth/logout' },
    isDone: hasHeading('Masuk ke BOS'),
    retry: [],
    endsSession: true,
    isSilent: true,
  },
];
