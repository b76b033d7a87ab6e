import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Shareholder } from '@/api/wire';
import { managementShareholdersStep } from '@/features/onboarding/steps/management-shareholders/definition';
import { choose, openRows, rowsOf, sendAsApplicant, uploadAsApplicant } from './listStep';
import { testFile } from './testFile';

export const SHAREHOLDERS = '/user/shareholder';
export const SAVE = 'Simpan Kartu';

/** Opens the sub-step with the two lists of cards. */
export const open = (options?: { isReadOnly?: boolean }) =>
  openRows(managementShareholdersStep, options);
/** The cards that the server has stored. */
export const stored = () => rowsOf('shareholders');
export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));
/** A collapsed card, by its title. */
export const card = (name: string) => screen.findByRole('article', { name });
export const tick = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('checkbox', { name }));
export const field = (label: string) => screen.getByLabelText(label);

/** Pastes a text into a field at the cursor. */
export async function put(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

/** Adds a card on the server, as another tab would. */
export async function given(change: Partial<Shareholder> = {}): Promise<Shareholder> {
  const { file_name, path_url } = await uploadAsApplicant('npwp.jpg');
  const file = { file_name, file_path: path_url };
  return sendAsApplicant<Shareholder>(SHAREHOLDERS, {
    is_corporate: false,
    name: 'Siti Rahayu',
    email: 'siti.rahayu@bos.test',
    phone_number: '081234567890',
    birth_date: '1980-01-01',
    gender_id: 2,
    nik: '3174074101800001',
    npwp: '091234567891000',
    shareholder_type_ids: [1, 2],
    shareholder_position_id: 1,
    ownership_percentage: 60,
    ktp_document: file,
    npwp_document: file,
    ...change,
  });
}

/** The same for a person who is only a shareholder. */
export const givenOwner = (change: Partial<Shareholder> = {}) =>
  given({
    name: 'Budi Santoso',
    email: 'budi@bos.test',
    shareholder_type_ids: [2],
    ownership_percentage: 30,
    ...change,
  });

/** Uploads a file of the journeys, and waits until it is shown as stored. */
export async function upload(user: UserEvent, label: string, name: string) {
  const before = screen.queryAllByText('Terunggah').length;
  await user.upload(field(label), testFile(name));
  await waitFor(() => expect(screen.getAllByText('Terunggah')).toHaveLength(before + 1));
}

/** Fills in all fields of a person, except for the roles. */
export async function fillPerson(user: UserEvent, email = 'rini@bos.test') {
  await put(user, 'Nama', 'Rini Astuti');
  await put(user, 'Email', email);
  await put(user, 'Nomor Telepon', '081298765432');
  await put(user, 'Tanggal Lahir', '01/02/1985');
  await choose(user, 'Jenis Kelamin', 'Perempuan');
  await put(user, 'NIK', '3174074102850001');
  await put(user, 'NPWP', '091234567891001');
  await upload(user, 'Dokumen KTP', 'ktp.jpg');
  await upload(user, 'Dokumen NPWP', 'npwp.jpg');
}
