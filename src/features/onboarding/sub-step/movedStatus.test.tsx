import { sampleOf } from '@/testing/exploration/sample';
import { act, screen, waitFor, within } from '@testing-library/react';
import { authApi } from '@/api/authApi';
import { STATUS } from '@/domain/access/statuses';
import { selectDraft } from '@/state/slices/drafts';
import { selectHasOpenForm } from '@/state/slices/otherTabs';
import { sessionPhaseChanged } from '@/state/slices/session';
import { holdCalls } from '@/testing/mock/holdResponses';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { callsSeen } from '@/testing/store/testStore';

const EMAIL = 'ekyc.waiting@bos.test';
const VARIANT = '/borrower/onboarding/individu-non-partner';
const HOME = '/borrower/notification';
const ELSEWHERE = [{ step: 'personal', sub_step: 'identity', note: 'Foto KTP kurang jelas' }];
const REFUSED = {
  method: 'PATCH',
  path: '*/user/update',
  status: 422,
  body: { code: 422, error: 'Data tidak dapat diubah pada status pengajuan ini' },
  times: 1,
};

const { getProfile } = authApi.endpoints;

beforeEach(() => mock.reset());

const moveTo = (statusId: number, revisions?: unknown) =>
  act(() =>
    mock.setStatus(EMAIL, { onboarding_status_id: statusId, ...(revisions ? { revisions } : {}) }),
  );

const open = async (at: string) => {
  const view = await renderApp(`${VARIANT}/${at}`, EMAIL);
  await screen.findByRole('button', { name: /^(Simpan & Lanjutkan|Kirim Pengajuan)$/ });
  await untilResponses();
  return view;
};
type App = Awaited<ReturnType<typeof open>>;

/** A form with something typed into it. */
async function openTyped() {
  const app = await open('employment/employment');
  const field = screen.getByLabelText<HTMLInputElement>('Divisi');
  await app.user.type(field, ' Logistik');
  return { ...app, field, typed: field.value };
}

/** The status is moved, and the app reads the profile again. */
async function findMoved({ store }: App, ...moved: Parameters<typeof moveTo>): Promise<void> {
  await moveTo(...moved);
  await act(() => store.dispatch(getProfile.initiate(undefined, { forceRefetch: true })));
}

const save = ({ user }: App) =>
  user.click(screen.getByRole('button', { name: 'Simpan & Lanjutkan' }));
const answer = async ({ user }: App, name: string) => {
  await screen.findByRole('dialog', { name: 'Halaman ini tidak dapat dilanjutkan' });
  await user.click(screen.getByRole('button', { name }));
};
const pathOf = ({ router }: App) => router.state.location.pathname;
const profileReads = async () =>
  (await callsSeen()).filter((call) => call === 'GET /api/identity/auth/profile').length;

const MOVED = [
  ['e-KYC Berhasil', STATUS.eKycSuccess],
  ['Tidak Memenuhi Syarat', STATUS.notEligible],
  ['e-KYC Ditolak', STATUS.eKycRejected],
  ['Menunggu Persetujuan', STATUS.waitingFormConsent],
] as const;

describe('G1: the status was moved while a sub-step was open', () => {
  test.each(sampleOf(MOVED, 2))(
    'to %s: a refused save says why, asks, leads home, and keeps the draft',
    async (_, id) => {
      const app = await openTyped();
      await moveTo(id);
      await save(app);
      await answer(app, 'Lanjutkan');
      await waitFor(() => expect(pathOf(app)).toBe(HOME));
      expect(await screen.findByText(/^Status pengajuan Anda sudah berubah/)).toBeVisible();
      expect(selectDraft('employment')(app.store.getState())).not.toBeNull();
    },
  );

  test('who stays finds what was typed, to be read and copied, and the next link leads on', async () => {
    const { field, typed, ...app } = await openTyped();
    await moveTo(STATUS.notEligible);
    await save(app);
    await answer(app, 'Tetap di Sini');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Divisi')).toBe(field);
    expect([field.value, field.readOnly]).toEqual([typed, true]);
    // The typed values survive the end of the session, as in an open form.
    expect(selectHasOpenForm(app.store.getState())).toBe(true);
    await app.user.click(screen.getByRole('link', { name: 'BOS' }));
    // The address changes a moment before the stale page goes.
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(pathOf(app)).toBe('/borrower/dashboard');
    await waitFor(() => expect(selectHasOpenForm(app.store.getState())).toBe(false));
  });

  test('who stayed, and could go on meanwhile, is asked once more', async () => {
    const app = await openTyped();
    await findMoved(app, STATUS.notEligible);
    await answer(app, 'Tetap di Sini');
    await findMoved(app, STATUS.inDraft);
    await screen.findByRole('button', { name: 'Simpan & Lanjutkan' });
    // The note that nothing can be changed had the focus, and is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await findMoved(app, STATUS.eKycRejected);
    await answer(app, 'Lanjutkan');
    await waitFor(() => expect(pathOf(app)).toBe(HOME));
  });

  test('what is never kept on the device is asked for as well', async () => {
    const app = await open('personal/personal-data');
    const field = screen.getByLabelText('Nama Gadis Ibu Kandung');
    await app.user.type(field, ' Dewi');
    await findMoved(app, STATUS.notEligible);
    await answer(app, 'Tetap di Sini');
    expect(screen.getByLabelText('Nama Gadis Ibu Kandung')).toBe(field);
    expect(field).toHaveDisplayValue(/ Dewi$/);
  });

  test('a form that a first move has made read-only is asked about at the second', async () => {
    const app = await openTyped();
    await findMoved(app, STATUS.businessRevision, ELSEWHERE);
    expect(await screen.findByText('Bagian ini tidak dapat diubah saat ini.')).toBeVisible();
    await findMoved(app, STATUS.notEligible);
    await answer(app, 'Lanjutkan');
    await waitFor(() => expect(pathOf(app)).toBe(HOME));
  });

  test('a card that is open can be read, but neither saved nor asked about once more', async () => {
    const app = await open('finance/banks');
    await app.user.click(screen.getAllByRole('button', { name: /^Ubah/ })[0]!);
    await app.user.type(await screen.findByLabelText('Nama Pemilik Rekening'), ' Jaya');
    await findMoved(app, STATUS.notEligible);
    await answer(app, 'Tetap di Sini');
    expect(screen.getByLabelText('Nama Pemilik Rekening')).toHaveDisplayValue(/ Jaya$/);
    expect(screen.queryByRole('button', { name: 'Simpan Rekening' })).not.toBeInTheDocument();
  });

  /** The session comes to its end, and the same user signs in again over the page. */
  const signInAgain = async ({ user, store }: App) => {
    const ended = { phase: 'ended', sinceMs: Date.now(), askedAtMs: null } as const;
    act(() => void store.dispatch(sessionPhaseChanged(ended)));
    const dialog = await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
    await user.type(within(dialog).getByLabelText('Kata Sandi'), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Masuk' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };

  test('who signs in again over a form is asked at once, where the status was moved meanwhile', async () => {
    const app = await openTyped();
    await moveTo(STATUS.notEligible);
    await signInAgain(app);
    await answer(app, 'Lanjutkan');
    await waitFor(() => expect(pathOf(app)).toBe(HOME));
  });

  test('a held page stays over the end of the session, with what was typed', async () => {
    const { field, typed, ...app } = await openTyped();
    await findMoved(app, STATUS.notEligible);
    await answer(app, 'Tetap di Sini');
    await signInAgain(app);
    expect(screen.getByLabelText('Divisi')).toBe(field);
    expect(field.value).toBe(typed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a form that nothing was typed into is left without a question', async () => {
    const app = await open('employment/employment');
    await findMoved(app, STATUS.eKycSuccess);
    await waitFor(() => expect(pathOf(app)).toBe(HOME));
  });

  test('so does going on from a list', async () => {
    const app = await open('business/collateral');
    await moveTo(STATUS.eKycSuccess);
    await save(app);
    await waitFor(() => expect(pathOf(app)).toBe(HOME));
  });

  test('to a revision of other parts: the form turns read-only, says so and has the focus', async () => {
    const app = await openTyped();
    await moveTo(STATUS.businessRevision, ELSEWHERE);
    await mock.addFault(REFUSED);
    await save(app);
    expect(await screen.findByText('Bagian ini tidak dapat diubah saat ini.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Simpan & Lanjutkan' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Divisi')).toHaveAttribute('readonly');
    expect(pathOf(app)).toBe(`${VARIANT}/employment/employment`);
    expect(selectDraft('employment')(app.store.getState())).not.toBeNull();
  });
});

test('a save that is refused for another reason reads the status once, and stays a form', async () => {
  const app = await open('employment/employment');
  await app.user.type(await screen.findByLabelText('Divisi'), 'a');
  await mock.addFault(REFUSED);
  const before = await act(profileReads);
  await save(app);
  expect(await screen.findByText(/Isian Anda aman/)).toBeVisible();
  await untilResponses();
  expect(await act(profileReads)).toBe(before + 1);
  expect(screen.getByRole('button', { name: 'Simpan & Lanjutkan' })).toBeVisible();
  expect(screen.queryByText(/^Status pengajuan Anda sudah berubah/)).not.toBeInTheDocument();
});

describe('G1: the status was moved while the review was open', () => {
  const openReview = async () => {
    await moveTo(STATUS.inDraft);
    const app = await open('review/review');
    await app.user.click(screen.getByRole('checkbox', { name: /^Saya menyatakan/ }));
    return app;
  };
  const submit = ({ user }: App) =>
    user.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));

  test.each(sampleOf(MOVED, 2))(
    'to %s: a submit leads to where the status belongs',
    async (_, id) => {
      const app = await openReview();
      await moveTo(id);
      await submit(app);
      await waitFor(() =>
        expect(pathOf(app)).toMatch(/^\/(onboarding-submitted|borrower\/notification)$/),
      );
    },
  );

  test.each([
    ['PATCH', '/user/update'],
    ['PUT', '/onboarding-status'],
  ])('while %s %s was on its way: the refusal leads home', async (method, path) => {
    const app = await openReview();
    const held = holdCalls(({ pathname }, init) =>
      init?.method === method && pathname.endsWith(path) ? path : null,
    );
    await submit(app);
    await waitFor(() => expect(held).toHaveLength(1));
    await moveTo(STATUS.notEligible);
    held[0]?.send();
    await waitFor(() => expect(pathOf(app)).toBe(HOME));
  });
});
