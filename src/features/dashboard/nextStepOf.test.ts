import { STATUS_IDS } from '@/domain/access/statuses';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { nextStepOf, type PageAction, type SiteAction } from './nextStepOf';

const APPLY = 'https://app.example/loan';

const shown = (action: PageAction | SiteAction): string =>
  `${inIndonesian({ key: action.labelKey })} → ${'to' in action ? action.to : action.href}`;

test.each([
  [1, null, 'info', 'Lihat status pengajuan → /onboarding-submitted'],
  [2, null, 'info', 'Lihat status pengajuan → /onboarding-submitted'],
  [3, null, 'info', 'Lihat status pengajuan → /onboarding-submitted'],
  [7, null, 'warning', 'Ulangi e-KYC → /onboarding-submitted'],
  [8, null, 'error', 'Lihat penjelasan → /onboarding-rejected'],
  [9, null, 'info', 'Lihat status pengajuan → /onboarding-submitted'],
  [9, APPLY, 'info', 'Lihat status pengajuan → /onboarding-submitted'],
  [10, null, 'success', 'Periksa data Anda → /settings/information'],
  [10, APPLY, 'success', `Ajukan pinjaman → ${APPLY}`],
  [12, null, 'error', 'Lihat penjelasan → /onboarding-rejected'],
] as const)('status %i leads to one main action (external app: %s)', (id, apply, kind, main) => {
  const step = nextStepOf(id, apply);
  expect(step && { kind: step.kind, main: shown(step.main) }).toEqual({ kind, main });
});

test('only an onboarded borrower is led to the settings, and nowhere twice', () => {
  for (const id of STATUS_IDS)
    for (const apply of [null, APPLY]) {
      const step = nextStepOf(id, apply);
      const pages = [step?.main, ...(step?.others ?? [])].flatMap((action) =>
        action && 'to' in action ? action.to : [],
      );
      const settings = pages.filter((page) => page.startsWith('/settings'));
      expect(new Set(pages).size).toBe(pages.length);
      expect({ id, settings: settings.length }).toEqual({
        id,
        settings: [9, 10].includes(id) ? 3 : 0,
      });
    }
});

test.each([4, 5, 6, 11] as const)('status %i has no dashboard', (id) => {
  expect(nextStepOf(id, null)).toBeNull();
});
