import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { SubStepCase } from './everySubStep';
import { upload } from './renderFormStep';

/** Changes one value of the sub-step on the screen, to a different one each time. */
type Edit = (user: UserEvent) => Promise<void>;

const lengthen =
  (label: string, letter = 'a'): Edit =>
  async (user) =>
    user.type(await screen.findByLabelText(label), letter);

const chooseAnother =
  (label: string): Edit =>
  async (user) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    const [another] = await screen.findAllByRole('option', { selected: false });
    if (!another) throw new Error(`Only one option for ${label}`);
    await user.click(another);
  };

const uploadAnother =
  (label: string): Edit =>
  async (user) => {
    const another = screen.queryByText('ktp.jpg') === null ? 'ktp.jpg' : 'npwp.jpg';
    await user.click(await screen.findByRole('button', { name: 'Hapus berkas' }));
    await upload(user, label, another);
  };

/** Changes the family answer again, and fills in the schedule where the flow has one. */
const nameFamily: Edit = async (user) => {
  const family = await screen.findByRole('radiogroup', { name: /^Apakah Anda memiliki keluarga/ });
  const yes = within(family).getByRole('radio', { name: 'Ya' });
  if (!(yes as HTMLInputElement).checked) {
    await user.click(yes);
    await user.type(screen.getByLabelText('Nama Anggota Keluarga'), 'Dewi');
    await chooseAnother('Hubungan Keluarga')(user);
  }
  await lengthen('Nama Anggota Keluarga')(user);
  if (screen.queryByRole('combobox', { name: 'Jam Konsultasi' })) {
    await chooseAnother('Jam Konsultasi')(user);
  }
};

const movePhoto: Edit = async (user) => {
  const [first] = await screen.findAllByRole('button', { name: 'Pindahkan lebih akhir' });
  if (!first) throw new Error('No photo to move');
  await user.click(first);
};

const EDITS: Partial<Record<SubStepId, Edit>> = {
  'personal-data': lengthen('Tempat Lahir'),
  identity: lengthen('Alamat'),
  domicile: chooseAnother('Status Kepemilikan Rumah'),
  employment: lengthen('Divisi'),
  spouse: uploadAnother('Akta Cerai'),
  'emergency-contact': lengthen('Nama Kontak Darurat'),
  'provider-family': nameFamily,
  partnership: chooseAnother('Komitmen Kemitraan'),
  'company-profile': lengthen('Nama Perusahaan'),
  'company-address': lengthen('Alamat'),
  'legal-documents': lengthen('Nomor Akta Pendirian', '1'),
  pic: lengthen('Divisi PIC'),
  'business-photos': movePhoto,
};

/**
 * Changes a value, so that there is something to save. Sub-steps with lists save their entries
 * themselves.
 */
export async function editAnswer(user: UserEvent, { position }: SubStepCase): Promise<void> {
  await EDITS[position.subStep.id]?.(user);
}
