import { screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { selectDraft } from '@/state/slices/drafts';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { ask, upload } from '@/testing/onboarding/renderFormStep';
import { deviceDrafts } from '@/testing/store/testStore';

const MERCHANT = 'merchant@bos.test';
const REVIEW = '/borrower/onboarding/individu-non-partner/review/review';
const CONSENT = 'Persetujuan Pengguna Merchant';

beforeEach(() => mock.reset());

async function open(name = MERCHANT, more: Parameters<typeof renderApp>[2] = {}) {
  const view = await renderApp(REVIEW, name, more);
  await screen.findByRole('checkbox', { name: /^Saya menyatakan/ });
  return view;
}
type App = Awaited<ReturnType<typeof open>>;

const missing = () => screen.queryByRole('link', { name: CONSENT });

async function declareAndSubmit({ user }: App): Promise<void> {
  const declaration = screen.getByRole('checkbox', { name: /^Saya menyatakan/ });
  if (!(declaration as HTMLInputElement).checked) await user.click(declaration);
  await user.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));
}

const userOf = (email: string) =>
  ask(async () => {
    const found = (await mock.db()).users.find((user) => user.email === email);
    if (!found) throw new Error(`No ${email}`);
    return found;
  });

test('a merchant’s user without a referral code is asked for the consent, and sends nothing before', async () => {
  const app = await open();
  expect(missing()).toBeVisible();
  await declareAndSubmit(app);
  const field = screen.getByLabelText(CONSENT);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Tidak boleh kosong/);
  expect((await userOf(MERCHANT)).onboarding_status_id).toBe(STATUS.inDraft);
});

test('what is missing leads to the field on this very page', async () => {
  const { user, router } = await open();
  await user.click(missing() as HTMLElement);
  expect(screen.getByLabelText(CONSENT)).toHaveFocus();
  expect(router.state.location.pathname).toBe(REVIEW);
});

test('with the consent nothing is missing, and the submit stores it', async () => {
  const app = await open();
  await upload(app.user, CONSENT, 'dua-halaman.pdf');
  expect(missing()).not.toBeInTheDocument();
  await declareAndSubmit(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/ekyc/lanjut'));
  const stored = await userOf(MERCHANT);
  expect(stored.documents.merchant_user_consent).toMatchObject({ file_name: 'dua-halaman.pdf' });
  expect(stored.onboarding_status_id).toBe(STATUS.eKycWaiting);
});

test('a consent that was chosen and not sent is there again after a reload', async () => {
  const first = await open(MERCHANT, { draftStore: deviceDrafts() });
  await upload(first.user, CONSENT, 'dua-halaman.pdf');
  expect(await screen.findByText(/^Draf tersimpan/)).toBeVisible();
  first.unmount();
  const again = await open(MERCHANT, { draftStore: deviceDrafts() });
  expect(await screen.findByText('dua-halaman.pdf')).toBeVisible();
  expect(screen.getByText('Draf Anda dipulihkan')).toBeVisible();
  expect(missing()).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Saya menyatakan/ })).not.toBeChecked();
  await declareAndSubmit(again);
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/ekyc/lanjut'));
  expect((await userOf(MERCHANT)).documents.merchant_user_consent).not.toBeNull();
});

test('C9: a consent that was stored before the submit failed is not sent again, and is no draft', async () => {
  const app = await open();
  await upload(app.user, CONSENT, 'dua-halaman.pdf');
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500, times: 1 });
  await declareAndSubmit(app);
  expect(await screen.findByText('Pengajuan belum terkirim')).toBeVisible();
  expect(screen.getByText('Jawaban Anda sudah tersimpan, tetapi belum terkirim.')).toBeVisible();
  await waitFor(() => expect(selectDraft('review')(app.store.getState())).toBeNull());
  await declareAndSubmit(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/ekyc/lanjut'));
  const patches = await ask(async () =>
    (await mock.calls()).filter(({ method }) => method === 'PATCH'),
  );
  expect(patches.map(({ body }) => body)).toEqual([
    {
      information: { is_form_complete: true },
      documents: {
        merchant_user_consent: expect.objectContaining({ file_name: 'dua-halaman.pdf' }),
      },
    },
  ]);
});

test('once it is sent the review shows the consent, and asks for nothing', async () => {
  const app = await open();
  await upload(app.user, CONSENT, 'dua-halaman.pdf');
  await declareAndSubmit(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/ekyc/lanjut'));
  app.unmount();
  await renderApp(REVIEW, MERCHANT);
  expect(await screen.findByText('dua-halaman.pdf')).toBeVisible();
  expect(screen.queryByLabelText(CONSENT)).not.toBeInTheDocument();
});

test('nobody else is asked for it', async () => {
  await mock.setStatus('active.borrower@bos.test', { onboarding_status_id: STATUS.inDraft });
  await open('active.borrower@bos.test');
  expect(screen.queryByText(CONSENT)).not.toBeInTheDocument();
});
