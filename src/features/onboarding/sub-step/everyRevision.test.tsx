import { screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import { sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import {
  BEFORE_THE_REVIEW,
  eachSubStep,
  type SubStepCase,
} from '@/testing/onboarding/everySubStep';
import { openSubStep, saveButton } from '@/testing/onboarding/saves';

/** One field of each sub-step: its key, its label in a form, an old value and how that is shown. */
const FIELDS: Readonly<
  Record<
    Exclude<SubStepId, 'review'>,
    [key: string, label: string | null, previous: unknown, shown: string]
  >
> = {
  'personal-data': ['birth_date', 'Tanggal Lahir', '1980-01-31', '31 Januari 1980'],
  identity: ['nik', 'NIK', '3174070105800099', '•••• •••• •••• 0099'],
  domicile: ['village_id', 'Kelurahan/Desa', 3174071001, 'Melawai'],
  employment: ['income_amount', 'Penghasilan per Bulan', 7_500_000, 'Rp 7.500.000'],
  spouse: [
    'divorce_deed',
    'Akta Cerai',
    { file_name: 'akta-lama.pdf', path_url: '/files/akta-lama.pdf' },
    'akta-lama.pdf',
  ],
  'emergency-contact': ['relationship_id', 'Hubungan', 1, 'Suami / Istri'],
  'provider-family': [
    'bos_family',
    'Apakah Anda memiliki keluarga di BOS?',
    { name: 'Dewi Lestari', relationship_id: 1 },
    'Dewi Lestari',
  ],
  partnership: ['partner_commitment_id', 'Komitmen Kemitraan', 99, 'Pilihan tidak dikenal'],
  'company-profile': ['total_staff', 'Jumlah Karyawan', 12, '12'],
  'company-address': ['addresses.company.postal_code', 'Kode Pos', '40115', '40115'],
  'legal-documents': ['deed_of_establishment.number', 'Nomor Akta Pendirian', '9', '9'],
  pic: ['pic.ktp', 'KTP PIC', 'ktp-lama.png', 'ktp-lama.png'],
  'management-shareholders': ['name', null, 'Budi Lama', 'Budi Lama'],
  banks: ['account_no', null, '5210080099', '•• •••• 0099'],
  'bank-statements': ['document', null, 'mutasi-lama.pdf', 'mutasi-lama.pdf'],
  'financial-statements': ['year', null, 2019, '2019'],
  'business-photos': [
    'business_photos',
    'Foto Usaha',
    [
      { file_name: 'depan.png', path_url: '/a' },
      { file_name: 'dalam.png', path_url: '/b' },
    ],
    'depan.png, dalam.png',
  ],
  collateral: ['value', null, 1_000_000, 'Rp 1.000.000'],
};

const NOTE = 'Mohon periksa kembali isian ini.';

const CASES = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');

const fieldOf = ({ position: { subStep } }: SubStepCase) => {
  if (subStep.id === 'review') throw new Error('The review has no fields');
  const [key, label, previous, shown] = FIELDS[subStep.id];
  return { key, label, previous, shown };
};

async function openFlagged(each: SubStepCase) {
  const { step, subStep } = each.position;
  const { key, previous } = fieldOf(each);
  const revision = { step: step.id, sub_step: subStep.id, field: key, note: NOTE, previous };
  await mock.setStatus(each.email, {
    onboarding_status_id: STATUS.businessRevision,
    revisions: [revision],
  });
  return openSubStep(each);
}

/** What is read with the control; in a list, what is with the note, at its card or above it. */
async function noted(label: string | null): Promise<string> {
  if (label === null) return (await screen.findByText(NOTE)).closest('p')?.textContent ?? '';
  const [control] = await screen.findAllByLabelText(label);
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

test.each(sampleOf(CASES, 5, 'revisions'))(
  'of $name a flagged field shows its note and its old value, and a save of a change revises it',
  async (each) => {
    const { step, subStep } = each.position;
    const { user } = await openFlagged(each);
    const field = fieldOf(each);
    const said = async () => (await noted(field.label)).replaceAll('\u00a0', ' ');
    await waitFor(async () => expect(await said()).toContain(`Sebelumnya: ${field.shown}`));
    expect(await said()).toContain(NOTE);
    expect(screen.getAllByText(NOTE)).toHaveLength(1);

    // Nothing has changed: nothing is sent, and 'Sudah sesuai' is pointed to.
    await user.click(await saveButton());
    expect(await screen.findByText(/^Belum ada yang berubah/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sudah sesuai' })).toHaveFocus();
    if (field.label === null)
      await user.click(screen.getByRole('button', { name: 'Sudah sesuai' }));
    else {
      await editAnswer(user, each);
      await user.click(await saveButton());
    }
    await screen.findByRole('heading', { name: 'Tinjau dan Kirim', level: 1 });
    const saves = (await mock.calls()).filter(({ path }) => path.endsWith('/onboarding-step/save'));
    expect(saves.map(({ body }) => body)).toEqual([
      { step: step.id, sub_step: subStep.id, is_revised: true },
    ]);
    expect(screen.queryByText(/^Masih ada yang belum lengkap/)).not.toBeInTheDocument();
    const inReview = () =>
      screen
        .getAllByText(/^Sebelumnya:/)
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    await waitFor(() => expect(inReview()).toEqual([expect.stringContaining(field.shown)]));
  },
);

test('every sub-step is in the table', () => {
  expect(new Set(CASES.map(({ position }) => position.subStep.id))).toEqual(
    new Set(Object.keys(FIELDS)),
  );
});
