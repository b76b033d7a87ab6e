import { act, screen, waitFor, within } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { sendPictures } from '@/testing/ekyc/sendPictures';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { callsSeen } from '@/testing/store/testStore';
import { draftTyped, selectDraft } from '@/state/slices/drafts';

const EKYC_OF_COMPANY = 'ekyc.corporate@bos.test';
const HUB = '/borrower/onboarding/individu-non-partner';

beforeEach(() => mock.reset());

const openHub = async (name: string) => {
  const view = await renderApp(HUB, `${name}@bos.test`);
  await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
  return view;
};

test('a user who begins reads what to have at hand, in words of the language', async () => {
  await openHub('borrower.individu');
  expect(
    screen.getByText('Siapkan KTP, NPWP, dan mutasi rekening 3 bulan terakhir.'),
  ).toBeVisible();
});

test('during a revision the parts to be revised are not counted as complete', async () => {
  await openHub('revision');
  expect(screen.getByText('2 bagian perlu direvisi')).toBeVisible();
  expect(screen.getByText('8 dari 11 bagian lengkap')).toBeVisible();
});

test.each([
  { as: 'under revision', name: 'revision', status: STATUS.businessRevision },
  { as: 'in draft again', name: 'ekyc.waiting', status: STATUS.inDraft },
])(
  'an application that was sent once and is $as is not called sent: its review is open',
  async ({ name, status }) => {
    await mock.setStatus(`${name}@bos.test`, { onboarding_status_id: status, revisions: [] });
    await openHub(name);
    const review = screen.getByRole('region', { name: 'Tinjau dan Kirim' });
    expect(within(review).getByText('Belum')).toBeVisible();
    expect(screen.getByText('10 dari 11 bagian lengkap')).toBeVisible();
    expect(screen.getByText('Tinggal tinjau dan kirim')).toBeVisible();
  },
);

test('a revision leads from one part that is flagged to the next, then to the review', async () => {
  const { router, user } = await openHub('revision');
  await user.click(screen.getByRole('link', { name: 'Perbaiki' }));
  await screen.findByRole('heading', { name: 'Identitas', level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Sudah sesuai' }));
  await screen.findByRole('heading', { name: 'Rekening Bank', level: 1 });
  await user.click(screen.getByRole('button', { name: 'Sudah sesuai' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${HUB}/review/review`));
});

test('a note on a step that this app does not know is read on the hub', async () => {
  await mock.setStatus('revision@bos.test', {
    onboarding_status_id: STATUS.businessRevision,
    revisions: [{ step: 'horoscope', sub_step: 'stars', note: 'Mohon lampirkan zodiak.' }],
  });
  await openHub('revision');
  expect(screen.getByText('Mohon lampirkan zodiak.')).toBeVisible();
  expect(screen.getByText(/^Ada yang perlu Anda perbaiki/)).toBeVisible();
});

test('a revision opens on what is flagged: the notes, what is done, and how much is left', async () => {
  const { user } = await openHub('revision');
  const flagged = within(screen.getByRole('region', { name: 'Yang perlu direvisi' }));
  const rows = () => flagged.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'IdentitasFoto KTP buram. Mohon unggah ulang dengan pencahayaan yang cukup.Perlu direvisi',
    'Rekening BankNama pemilik rekening tidak sesuai dengan KTP.Perlu direvisi',
  ]);
  expect(flagged.getByText('Tersisa 2 dari 2 bagian')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Identitas' })).toHaveLength(1);
  await user.click(flagged.getByRole('link', { name: 'Rekening Bank' }));
  await user.click(await screen.findByRole('button', { name: 'Sudah sesuai' }));
  await screen.findByRole('heading', { name: 'Identitas', level: 1 });
  await user.click(screen.getByRole('link', { name: 'Daftar langkah' }));
  await screen.findByText('Tersisa 1 dari 2 bagian');
  const after = within(screen.getByRole('region', { name: 'Yang perlu direvisi' }));
  expect(after.getAllByRole('listitem').map(({ textContent }) => textContent.slice(-14))).toEqual([
    'Perlu direvisi',
    'Sudah direvisi',
  ]);
});

test('a user who changes an answer from the review comes back to it', async () => {
  const view = await renderApp(`${HUB}/review/review`, 'ekyc.waiting@bos.test');
  await view.user.click(
    await screen.findByRole('link', { name: 'Ubah Pekerjaan dan Penghasilan' }),
  );
  await view.user.click(await screen.findByRole('button', { name: 'Simpan & Lanjutkan' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe(`${HUB}/review/review`));
});

test('an application that is sent is called sent, and asks for nothing', async () => {
  await openHub('ekyc.waiting');
  expect(screen.getByText('Jawaban Anda sudah terkirim')).toBeVisible();
  expect(screen.queryByText('Tinggal tinjau dan kirim')).not.toBeInTheDocument();
});

test('an individual whose pictures are stored waits for the result of the e-KYC', async () => {
  await mock.reset('ekyc-outcomes');
  await openHub('ekyc.sent');
  expect(screen.getByText(/^Foto untuk e-KYC sudah kami terima/)).toBeVisible();
  expect(screen.queryByText(/menunggu e-KYC/)).not.toBeInTheDocument();
});

test('a company reads where the link was sent, until the person in charge has sent the pictures', async () => {
  await mock.reset('ekyc-outcomes');
  const open = async () => {
    const view = await renderApp('/borrower/onboarding/corporate-non-partner', EKYC_OF_COMPANY);
    await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    return view;
  };
  const { unmount } = await open();
  expect(screen.getByText(/^Kami mengirim tautan e-KYC ke/)).toBeVisible();
  unmount();
  await sendPictures(EKYC_OF_COMPANY);
  await open();
  expect(screen.getByText(/^Foto untuk e-KYC sudah kami terima/)).toBeVisible();
  expect(screen.queryByText(/^Kami mengirim tautan e-KYC/)).not.toBeInTheDocument();
});

test('where something was typed and not saved, more than the review is left', async () => {
  await mock.setStatus('ekyc.waiting@bos.test', { onboarding_status_id: STATUS.inDraft });
  const { store } = await openHub('ekyc.waiting');
  const change = { values: { division: 'Logistik' }, baseVersion: 'v' };
  act(() => {
    store.dispatch(draftTyped({ subStep: 'review', ...change }));
  });
  expect(screen.getByText('Tinggal tinjau dan kirim')).toBeVisible();
  act(() => {
    store.dispatch(draftTyped({ subStep: 'employment', ...change }));
  });
  expect(await screen.findByText('Ada isian yang belum tersimpan')).toBeVisible();
  expect(screen.queryByText('Tinggal tinjau dan kirim')).not.toBeInTheDocument();
});

describe('what was typed and not saved', () => {
  // Fields of these sub-steps: a draft that has none of them counts as saved, and is swept away.
  const typed = {
    employment: { division: 'Logistik' },
    'emergency-contact': { name: 'Rina Kartika' },
    identity: { nik: '3171234567890123' },
  };
  const type = ({ store }: Awaited<ReturnType<typeof renderApp>>, subStep: keyof typeof typed) =>
    act(
      () => void store.dispatch(draftTyped({ subStep, values: typed[subStep], baseVersion: 'v' })),
    );

  test('is named, and can be gone on with', async () => {
    const app = await openHub('ekyc.waiting');
    expect(screen.queryByText('Ada isian yang belum tersimpan')).not.toBeInTheDocument();
    type(app, 'emergency-contact');
    type(app, 'employment');
    expect(await screen.findByText(/: Pekerjaan dan Penghasilan, Kontak Darurat\.$/)).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Lanjutkan draf' }));
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe(`${HUB}/employment/employment`),
    );
  });

  test('can be thrown away', async () => {
    const app = await openHub('ekyc.waiting');
    type(app, 'employment');
    await app.user.click(await screen.findByRole('button', { name: 'Buang' }));
    expect(screen.getByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toHaveFocus();
    expect(screen.queryByText('Ada isian yang belum tersimpan')).not.toBeInTheDocument();
    expect(selectDraft('employment')(app.store.getState())).toBeNull();
  });

  test('is swept away where the server already holds all of it', async () => {
    const { release } = holdResponses('/user/banks');
    const view = await renderApp(HUB, 'ekyc.waiting@bos.test');
    view.store.dispatch(draftTyped({ subStep: 'employment', values: {}, baseVersion: 'older' }));
    const isAsked = async () => expect(await callsSeen()).toContain('GET /api/identity/user/banks');
    await waitFor(isAsked);
    release();
    await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    await waitFor(() => expect(selectDraft('employment')(view.store.getState())).toBeNull());
    expect(screen.queryByText('Ada isian yang belum tersimpan')).not.toBeInTheDocument();
  });

  test('does not bring a spouse where the server has newer answers', async () => {
    const view = await openHub('ekyc.waiting');
    const values = { maritalStatusId: 1 };
    act(() => {
      view.store.dispatch(draftTyped({ subStep: 'personal-data', values, baseVersion: 'older' }));
    });
    expect(await screen.findByText(/: Data Pribadi\.$/)).toBeVisible();
    expect(screen.queryByText('Data Pasangan')).not.toBeInTheDocument();
  });

  test('is not offered where nothing may be changed', async () => {
    const app = await openHub('revision');
    type(app, 'employment');
    expect(screen.queryByText('Ada isian yang belum tersimpan')).not.toBeInTheDocument();
    type(app, 'identity');
    expect(await screen.findByText(/: Identitas\.$/)).toBeVisible();
  });
});
