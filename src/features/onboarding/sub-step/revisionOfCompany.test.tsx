import { screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { flows } from '@/domain/onboarding/flows/all';
import { positionPath, visiblePositions } from '@/domain/onboarding/visibleSteps';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';

const EMAIL = 'revision.corporate@bos.test';
const flow = flows.borrowerCorporateNonPartner;
const positions = visiblePositions(flow, { maritalStatusId: null }).filter(
  ({ subStep }) => subStep.id !== 'review',
);
const REVIEW = '/borrower/onboarding/corporate-non-partner/review/review';

/** What the back office has flagged of this company, in the order of the flow. */
const FLAGGED: Readonly<Record<string, string>> = {
  'legal-documents': 'SK Kemenkumham tidak terbaca. Mohon unggah ulang seluruh halaman.',
  'management-shareholders': 'Persentase kepemilikan tidak sesuai dengan akta perubahan terakhir.',
  'financial-statements': 'Laporan keuangan tahun terakhir belum diaudit.',
};

beforeEach(() => mock.reset());

const open = async (path: string) => {
  const view = await renderApp(path, EMAIL, { draftStore: deviceDrafts() });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
type App = Awaited<ReturnType<typeof open>>;

const headed = (titleKey: string) =>
  screen.findByRole('heading', { name: inIndonesian(titleKey), level: 1 });

const confirm = async ({ user }: App) =>
  user.click(await screen.findByRole('button', { name: 'Sudah sesuai' }));

const toRevise = () => screen.getAllByText('perlu direvisi, atau nyatakan sudah sesuai').length;

async function submit({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));
}

const statusOf = () =>
  waitFor(async () => {
    const { users } = await mock.db();
    return users.find(({ email }) => email === EMAIL)?.onboarding_status_id;
  });

test.each(positions.map((position) => ({ id: position.subStep.id, position })))(
  'under revision $id shows its note and can be changed, or can only be read',
  async ({ id, position }) => {
    await open(positionPath(flow, position));
    await headed(position.subStep.titleKey);
    const note = FLAGGED[id];
    if (note === undefined) {
      expect(screen.getByText('Bagian ini tidak dapat diubah saat ini.')).toBeVisible();
      expect(screen.queryByText(/^Catatan revisi/)).not.toBeInTheDocument();
      expect(
        screen.queryByRole('button', { name: /^(Simpan|Tambah|Hapus|Ubah)/ }),
      ).not.toBeInTheDocument();
      return;
    }
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.queryByText(/tidak dapat diubah/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Simpan & Lanjutkan' })).toBeVisible();
  },
);

test('a company sends again once every flagged part is right, also over a reload in between', async () => {
  const first = await open('/borrower/onboarding/corporate-non-partner/company/legal-documents');
  await headed('onboarding.subStep.legalDocuments');
  await confirm(first);
  await headed('onboarding.subStep.managementShareholders');
  await confirm(first);
  await headed('onboarding.subStep.financialStatements');
  await first.leave();

  const app = await open(REVIEW);
  await headed('onboarding.subStep.review');
  expect(toRevise()).toBe(1);
  await submit(app);
  expect(await statusOf()).toBe(STATUS.businessRevision);
  await app.user.click(screen.getByRole('link', { name: 'Laporan Keuangan' }));
  await headed('onboarding.subStep.financialStatements');
  await confirm(app);
  await headed('onboarding.subStep.review');
  expect(screen.queryByText('Masih ada yang belum lengkap')).not.toBeInTheDocument();
  await submit(app);
  await screen.findByRole('heading', { name: 'Pengajuan Anda telah terkirim', level: 1 });
  // It has passed the e-KYC before.
  expect(await statusOf()).toBe(STATUS.eKycSuccess);
  expect(screen.getByText('e-KYC Berhasil')).toBeVisible();
});

test('a company flagged for something else has that to revise', async () => {
  const first = await open('/borrower/onboarding/corporate-non-partner/company/legal-documents');
  await headed('onboarding.subStep.legalDocuments');
  await confirm(first);
  await headed('onboarding.subStep.managementShareholders');
  await first.leave();
  await mock.setStatus(EMAIL, {
    onboarding_status_id: STATUS.businessRevision,
    revisions: [{ step: 'company', sub_step: 'legal-documents', note: 'Halaman 3 hilang.' }],
  });
  await open(REVIEW);
  await headed('onboarding.subStep.review');
  expect(toRevise()).toBe(1);
});
