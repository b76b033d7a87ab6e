import type { Page } from '@playwright/test';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import { expect } from '../support/fixtures';
import { act } from '../support/formFiller';
import { HOME, open } from '../support/regionLists';
import { fillUnsaved } from '../support/saveFaults';
import { storeAs } from '../support/signIn';
import { button, field, hasHeading, press } from './controls';
import type { UserAction } from './userAction';

const INDIVIDUAL = '/bos/borrower/onboarding/individu-non-partner';
const COMPANY = '/bos/borrower/onboarding/corporate-non-partner';
const SAVE = 'Simpan & Lanjutkan';
const DETAIL = { method: 'PATCH', path: '/api/identity/user/update' };
const STEP = { method: 'POST', path: '/api/identity/user/onboarding-step/save' };

interface Saved {
  id: string;
  name: string;
  at: string;
  hub?: string;
  call?: UserAction['call'];
}

/** The save of a sub-step; the next one shows that it has worked. */
const saveOf = ({ id, name, at, hub = INDIVIDUAL, call = DETAIL }: Saved) =>
  ({
    id,
    name,
    act: press(SAVE),
    call,
    async isDone({ page }) {
      const { pathname } = new URL(page.url());
      if (!pathname.startsWith(hub) || pathname.endsWith(at)) return false;
      return page.getByRole('heading', { level: 1 }).first().isVisible();
    },
    retry: [SAVE],
    draftAt: `${hub}/${at}`,
  }) satisfies Partial<UserAction>;

/** Changes one field of a sub-step that is filled in. */
function changed(saved: Saved, [label, text]: readonly [string, string]): UserAction {
  const { at, hub = INDIVIDUAL } = saved;
  return {
    ...saveOf(saved),
    canFollow: true,
    user: hub === INDIVIDUAL ? 'ready.borrower.individu' : 'ready.borrower.corporate',
    scenario: BEFORE_THE_REVIEW,
    async prepare({ page }) {
      await page.goto(`${hub}/${at}`);
      await field(page, label).fill(text);
      await expect(field(page, label)).toHaveValue(text);
    },
    typed: [text],
  };
}

/** Fills in a whole sub-step as somebody who has filled in nothing there. */
const filled = (saved: Saved, typed: readonly string[], before: object = {}): UserAction => ({
  ...saveOf(saved),
  user: 'borrower.individu',
  async prepare({ page, mock }) {
    if (Object.keys(before).length > 0) await storeAs(mock, 'borrower.individu', before);
    await page.goto(`${INDIVIDUAL}/${saved.at}`);
    await fillUnsaved(page, saved.at);
  },
  typed,
});

const submit = (id: string, name: string, company: boolean, call: UserAction['call']) =>
  ({
    id,
    name,
    user: company ? 'ready.borrower.corporate' : 'ready.borrower.individu',
    scenario: BEFORE_THE_REVIEW,
    async prepare({ page }) {
      await page.goto(`${company ? COMPANY : INDIVIDUAL}/review/review`);
      await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
      await expect(button(page, 'Kirim Pengajuan')).toBeEnabled();
    },
    act: press('Kirim Pengajuan'),
    call,
    isDone: hasHeading(company ? 'Pengajuan Anda telah terkirim' : 'Verifikasi identitas (e-KYC)'),
    retry: ['Kirim Pengajuan'],
  }) satisfies UserAction;

const cities = (page: Page) => page.getByRole('combobox', { name: 'Kota/Kabupaten', exact: true });

const NIK = '3174070105800002';

/** The number is checked as its field is left; a check that fails blocks nobody. */
const nikCheck: UserAction = {
  ...changed({ id: 'U16', name: 'has a NIK checked, and saves', at: 'personal/identity' }, [
    'NIK',
    NIK,
  ]),
  async prepare({ page }) {
    await page.goto(`${INDIVIDUAL}/personal/identity`);
    await expect(field(page, 'NIK')).not.toHaveValue('');
  },
  async act({ page }) {
    await field(page, 'NIK').fill(NIK);
    await button(page, SAVE).click();
  },
  call: { method: 'POST', path: '/api/identity/user/identification-check' },
};

/** The list of cities, which is fetched when a province is chosen. */
const cascade: UserAction = {
  id: 'U21',
  name: 'chooses a province, and then a city',
  user: 'borrower.individu',
  prepare: ({ page, mock }) => open(page, mock),
  act: ({ page }) => act(page, { choose: 'Provinsi', option: 'DKI Jakarta' }),
  call: { method: 'GET', path: '/api/master/cities' },
  async isDone({ page }) {
    const city = page.getByRole('option', { name: 'Kota Jakarta Selatan' });
    if (await city.isVisible()) return true;
    if (!(await cities(page).isVisible()) || !(await cities(page).isEnabled())) return false;
    await cities(page).click();
    return city.isVisible();
  },
  typed: [HOME],
  retry: ['Muat ulang pilihan'],
  draftAt: `${INDIVIDUAL}/personal/domicile`,
};

const person = { hub: INDIVIDUAL };
const company = { hub: COMPANY };

/** Sub-steps of an application that are saved, and the submit. */
export const SAVE_ACTIONS: readonly UserAction[] = [
  changed({ id: 'U15', name: 'saves personal data', at: 'personal/personal-data', ...person }, [
    'Tempat Lahir',
    'Ujung Pandang',
  ]),
  nikCheck,
  filled({ id: 'U20', name: 'saves the domicile', at: 'personal/domicile' }, [
    'Jalan Tunjungan 65',
  ]),
  changed({ id: 'U22', name: 'saves the employment', at: 'employment/employment' }, [
    'Divisi',
    'Logistik',
  ]),
  cascade,
  changed({ id: 'U22b', name: 'marks the step as done', at: 'employment/employment', call: STEP }, [
    'Divisi',
    'Gudang',
  ]),
  filled(
    {
      id: 'U23',
      name: 'saves family and schedule',
      at: 'consultation/provider-family',
      call: { method: 'POST', path: '/api/identity/user/consultation-schedule/save' },
    },
    ['Dewi Lestari'],
  ),
  filled({ id: 'U24', name: 'saves the spouse', at: 'family/spouse' }, ['Andi Baso'], {
    information: { marital_status_id: 1 },
  }),
  filled({ id: 'U25', name: 'saves the emergency contact', at: 'family/emergency-contact' }, [
    'Bambang Wahyudi',
    'Wali baptis',
  ]),
  changed(
    { id: 'U15b', name: 'saves the company profile', at: 'company/company-profile', ...company },
    ['Nama Perusahaan', 'PT Surya Makmur'],
  ),
  changed(
    {
      id: 'U15c',
      name: 'saves the person in charge',
      at: 'pic/pic',
      ...company,
      call: { method: 'PATCH', path: '/api/identity/user/pic/update' },
    },
    ['Nama PIC', 'Ratna Sari'],
  ),
  {
    ...saveOf({
      id: 'U32',
      name: 'saves the management',
      at: 'management/management-shareholders',
      ...company,
      call: STEP,
    }),
    user: 'ready.borrower.corporate',
    scenario: BEFORE_THE_REVIEW,
    async prepare({ page }) {
      await page.goto(`${COMPANY}/management/management-shareholders`);
      await expect(button(page, SAVE)).toBeEnabled();
    },
  },
  submit('U33', 'has the e-signature prepared', true, {
    method: 'POST',
    path: '/api/identity/user/shareholder/esign/create',
  }),
  submit('U36', 'submits the application', false, {
    method: 'PUT',
    path: '/api/identity/user/*/onboarding-status',
  }),
];
