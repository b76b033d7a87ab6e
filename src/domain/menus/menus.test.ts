import { inIndonesian } from '@/testing/oracle/inIndonesian';
import type { Viewer } from '../access/viewer';
import { mainMenu, menuOf, notificationItem, settingsMenu, type MenuEntry } from './menus';

const user = (roleId: number, typeId: number | null, statusId = 10): Viewer => ({
  roleId,
  typeId,
  statusId,
  hasPartner: false,
  hasAcceptedTerms: true,
  expiredPasswordToken: null,
});

const inWords = (items: readonly MenuEntry[]): string[] =>
  items.map((item) => {
    const target = 'path' in item ? item.path : `external ${item.externalPath}`;
    return `${inIndonesian(item.labelKey)}: ${target}`;
  });

const documents = 'Dokumen: /settings/document';
const shareholders = 'Pengurus/Pemegang Saham: /settings/shareholder';
const banks = 'Daftar Bank: /settings/bank-account';
const funderBanks = 'Rekening Dana Lender: /settings/bank-account';

describe('the settings menu', () => {
  it.each([
    ['an individual borrower', user(4, 1), ['Borrower', documents, banks]],
    ['a corporate borrower', user(4, 2), ['Borrower', documents, banks, shareholders]],
    ['an individual funder', user(5, 1), ['Funder', documents, funderBanks]],
    ['a corporate funder', user(5, 2), ['Funder', documents, funderBanks, shareholders]],
    ['a partner', user(6, null), ['Trade Checking', documents, shareholders, banks]],
  ])('of %s', (_, viewer, [first, ...others]) => {
    expect(inWords(settingsMenu(viewer))).toEqual([
      `${first} Information: /settings/information`,
      ...others,
    ]);
  });

  it('is there once onboarding is finished, and not before', () => {
    const statuses = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(statuses.filter((status) => settingsMenu(user(4, 1, status)).length > 0)).toEqual([
      9, 10,
    ]);
  });

  it('is empty for a user whose role and type are not valid', () => {
    expect(settingsMenu(user(1, 1))).toEqual([]);
    expect(settingsMenu(user(4, null))).toEqual([]);
  });
});

describe('the main menu', () => {
  it.each([
    [
      'a borrower',
      user(4, 1),
      [
        'Dashboard: /borrower/dashboard',
        'Pengajuan Pinjaman: external /loan',
        'Daftar Tagihan: external /billing',
        'Daftar Pembayaran: external /payment',
        'Notifikasi: /borrower/notification',
      ],
    ],
    [
      'a funder',
      user(5, 2),
      [
        'Pasar Pinjaman: external /loan-marketplace',
        'Lembar Fakta: external /fact-sheet',
        'Transaksi: external /transaction',
      ],
    ],
    ['a partner', user(6, null), []],
    ['the back office', user(2, null), []],
  ])('of %s, with the flag on', (_, viewer, items) => {
    expect(inWords(mainMenu(viewer, true))).toEqual(items);
  });

  it('is empty while the flag is off', () => {
    expect(mainMenu(user(4, 1), false)).toEqual([]);
  });
});

describe('the notification entry', () => {
  it.each([
    [4, '/borrower/notification'],
    [5, '/funder/notification'],
    [6, '/notification'],
  ] as const)('of role %d leads to %s, on small screens, with the badge', (roleId, path) => {
    expect(notificationItem(roleId)).toEqual({
      labelKey: 'menus.notification',
      path,
      hasUnreadBadge: true,
      isForSmallScreens: true,
    });
  });
});

describe('the menu of the main area', () => {
  const last = (viewer: Viewer, isFlagOn: boolean) => menuOf(viewer, isFlagOn).at(-1);

  it('always includes the notifications on small screens', () => {
    expect(menuOf(user(4, 1), false)).toEqual([notificationItem(4)]);
    expect(last(user(5, 2), true)).toEqual(notificationItem(5));
    expect(last(user(6, null), true)).toEqual(notificationItem(6));
  });

  it('does not list the notifications twice', () => {
    expect(menuOf(user(4, 1), true)).toEqual(mainMenu(user(4, 1), true));
  });

  it('is empty for a role without a main area', () => {
    expect(menuOf(user(2, null), true)).toEqual([]);
  });
});
