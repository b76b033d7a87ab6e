import { act, screen, waitFor, within } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { MARITAL_STATUS } from '@/domain/onboarding/facts';
import { borrowerIndividuNonPartner } from '@/domain/onboarding/flows/borrowerIndividuNonPartner';
import { visiblePositions } from '@/domain/onboarding/visibleSteps';
import { mock } from '@/testing/mock/mock';
import { choose } from '@/testing/onboarding/renderFormStep';
import { renderApp } from '@/testing/render/renderApp';

const HUB = '/borrower/onboarding/individu-non-partner';
const SPOUSE = `${HUB}/family/spouse`;
const REVIEW = `${HUB}/review/review`;
/** Complete, but for what each marital status asks of a spouse. */
const APPLICANT = 'ekyc.waiting@bos.test';

/** What the sub-step of the spouse asks first, and the review misses; null where there is no spouse. */
const STATUSES = [
  { id: MARITAL_STATUS.married, name: 'Kawin', asks: 'Nama Pasangan' },
  { id: MARITAL_STATUS.unmarried, name: 'Belum Kawin', asks: null },
  { id: MARITAL_STATUS.divorcedAlive, name: 'Cerai Hidup', asks: 'Akta Cerai' },
  { id: MARITAL_STATUS.divorcedDeath, name: 'Cerai Mati', asks: 'Akta Kematian Pasangan' },
];
const QUESTIONS = STATUSES.flatMap(({ asks }) => asks ?? []);

/** How many sub-steps there are with a spouse. */
const ALL_STEPS = visiblePositions(borrowerIndividuNonPartner, {
  maritalStatusId: MARITAL_STATUS.married,
}).length;

async function begin(maritalStatusId: number): Promise<void> {
  await mock.setStatus(APPLICANT, { onboarding_status_id: STATUS.inDraft });
  const token = await mock.token(APPLICANT, 'session');
  const { status } = await fetch(`${mock.origin}/api/identity/user/update`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ information: { marital_status_id: maritalStatusId } }),
  });
  expect(status).toBe(200);
}

const stepLink = () =>
  within(screen.getByRole('navigation', { name: 'Langkah pengisian' })).queryByRole('link', {
    name: /Data Pasangan/,
  });

beforeEach(() => mock.reset());

test('the steps hold a spouse at once as the typed status says, and the opened form asks by it', async () => {
  await begin(MARITAL_STATUS.unmarried);
  const { user, router } = await renderApp(`${HUB}/personal/personal-data`, APPLICANT);
  await screen.findByRole('combobox', { name: 'Status Pernikahan' });
  for (const { name, asks } of [...STATUSES, ...STATUSES.toReversed()]) {
    await choose(user, 'Status Pernikahan', name);
    const total = asks === null ? ALL_STEPS - 1 : ALL_STEPS;
    expect(await screen.findByText(`Langkah 1 dari ${total}`)).toBeVisible();
    expect([name, stepLink() !== null]).toEqual([name, asks !== null]);
    const link = stepLink();
    if (link === null) continue;
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe(SPOUSE));
    await screen.findByLabelText(asks ?? '');
    expect(QUESTIONS.filter((label) => screen.queryByLabelText(label) !== null)).toEqual([asks]);
    await user.click(screen.getByRole('link', { name: /Data Pribadi/ }));
    await screen.findByRole('combobox', { name: 'Status Pernikahan' });
  }
});

describe.each(STATUSES)('somebody of the stored status $name', ({ id, asks }) => {
  const hasSpouse = asks !== null;
  beforeEach(() => begin(id));

  test(`goes ${hasSpouse ? 'over' : 'past'} the spouse, forward and back`, async () => {
    const { user, router } = await renderApp(`${HUB}/employment/employment`, APPLICANT);
    await user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
    const next = hasSpouse ? SPOUSE : `${HUB}/family/emergency-contact`;
    await waitFor(() => expect(router.state.location.pathname).toBe(next));
    await act(() => router.navigate(`${HUB}/family/emergency-contact`));
    await screen.findByRole('heading', { name: 'Kontak Darurat', level: 1 });
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    const previous = hasSpouse ? SPOUSE : `${HUB}/employment/employment`;
    await waitFor(() => expect(router.state.location.pathname).toBe(previous));
  });

  test('is led by hub and resume as the status says', async () => {
    const { user, router } = await renderApp('/', APPLICANT);
    await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    expect(screen.queryAllByRole('link', { name: 'Data Pasangan' })).toHaveLength(
      hasSpouse ? 1 : 0,
    );
    const resume = hasSpouse ? 'Lanjutkan' : 'Tinjau dan Kirim';
    const link = screen.getAllByRole('link', { name: resume }).at(-1);
    if (link === undefined) throw new Error(`No link ${resume}`);
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe(hasSpouse ? SPOUSE : REVIEW));
  });

  test('finds what is missing of a spouse in the review, and nothing where there is none', async () => {
    const { user, router } = await renderApp(REVIEW, APPLICANT);
    await screen.findByRole('heading', { name: 'Kontak Darurat' });
    const missing = screen.queryByText('Masih ada yang belum lengkap');
    if (asks === null) {
      expect(missing).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Data Pasangan' })).not.toBeInTheDocument();
      return;
    }
    expect(missing).toBeVisible();
    expect(screen.getAllByText(asks)[0]).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ubah Data Pasangan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(SPOUSE));
  });

  test(`is led by a link to the spouse ${hasSpouse ? 'there' : 'to what is next'}`, async () => {
    const { router } = await renderApp(SPOUSE, APPLICANT);
    const title = hasSpouse ? 'Data Pasangan' : 'Tinjau dan Kirim';
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe(hasSpouse ? SPOUSE : REVIEW);
    expect(screen.queryByText(/^Undefined/)).not.toBeInTheDocument();
  });
});
