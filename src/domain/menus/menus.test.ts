import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { ACCOUNT_TYPE, ROLE } from '../access/roles';
import { STATUS } from '../access/statuses';
import type { Viewer } from '../access/viewer';
import { menusOf, type MenuEntry } from './menus';

const { individual, corporate } = ACCOUNT_TYPE;

const user = (roleId: number, typeId: number | null, statusId: number): Viewer => ({
  roleId,
  typeId,
  statusId,
  hasPartner: false,
  hasAcceptedTerms: true,
  expiredPasswordToken: null,
});

const inWords = (entry: MenuEntry): string =>
  [
    inIndonesian(entry.labelKey),
    'path' in entry ? entry.path : `external app ${entry.externalPath}`,
    ...(entry.hasUnreadBadge ? ['badge'] : []),
    ...(entry.isForSmallScreens ? ['small screens'] : []),
  ].join(', ');

const menuInWords = (viewer: Viewer, isFlagOn: boolean): string => {
  const { main, settings } = menusOf(viewer, isFlagOn);
  const lines = [
    ...main.map(inWords),
    ...(settings.length > 0 ? [`${inIndonesian('menus.settings')}:`] : []),
    ...settings.map((entry) => `  ${inWords(entry)}`),
  ];
  return lines.length > 0 ? lines.map((line) => `    ${line}`).join('\n') : '    no menu';
};

/** The menus of a role and type; statuses with the same menu are together. */
function catalogue(roleId: number, typeId: number | null): string {
  return [false, true]
    .flatMap((isFlagOn) => {
      const statuses = Object.values(STATUS).toSorted((one, other) => one - other);
      const byMenu = new Map<string, number[]>();
      for (const statusId of statuses) {
        const menu = menuInWords(user(roleId, typeId, statusId), isFlagOn);
        byMenu.set(menu, [...(byMenu.get(menu) ?? []), statusId]);
      }
      return [
        `main-menu ${isFlagOn ? 'on' : 'off'}`,
        ...[...byMenu].map(([menu, ids]) => `  status ${ids.join(', ')}\n${menu}`),
      ];
    })
    .join('\n');
}

test.each([
  ['an individual borrower', ROLE.borrower, individual],
  ['a corporate borrower', ROLE.borrower, corporate],
  ['an individual funder', ROLE.funder, individual],
  ['a corporate funder', ROLE.funder, corporate],
  ['a partner', ROLE.partner, null],
])('the menus of %s', (_, roleId, typeId) => {
  expect(catalogue(roleId, typeId)).toMatchSnapshot();
});

test.each([
  ['the back office', 1, null, 10],
  ['an unknown role', 7, individual, 10],
  ['a borrower without a type', ROLE.borrower, null, 10],
  ['an unknown status', ROLE.borrower, individual, 13],
])('%s has no menu', (_, roleId, typeId, statusId) => {
  for (const isFlagOn of [false, true])
    expect(menusOf(user(roleId, typeId, statusId), isFlagOn)).toEqual({ main: [], settings: [] });
});
