import { screen, within } from '@testing-library/react';
import type { Shareholder } from '@/api/wire';
import { choose, LOST, sendAsApplicant } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import {
  card,
  field,
  fillPerson,
  given,
  open,
  press,
  put,
  SAVE,
  SHAREHOLDERS,
  stored,
  tick,
  upload,
} from '@/testing/onboarding/shareholderCards';
import { messageRef } from '@/primitives/messageRef';

beforeEach(() => mock.reset());

test('a card whose answer was lost is found in the list by all that it holds, roles too', async () => {
  await given();
  const { user, recorded } = await open();
  await press(user, 'Tambah Pengurus');
  await tick(user, 'Pemegang Saham');
  await choose(user, 'Jabatan', 'Direktur');
  await put(user, 'Persentase Kepemilikan', '40');
  await fillPerson(user);
  await mock.addFault({
    method: 'POST',
    path: `/api/identity${SHAREHOLDERS}`,
    ...LOST,
  });
  await press(user, SAVE);
  await card('Pengurus 2');
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ body: messageRef('onboardingLists.cards.found') }),
  );
  expect(await stored()).toHaveLength(2);
});

test('C9: a card that was sent before a reload, and arrives only after it, is found and not stored twice', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await user.click(screen.getByRole('radio', { name: 'Badan Usaha' }));
  await put(user, 'Persentase Kepemilikan', '40');
  await put(user, 'Nama Badan Usaha', 'PT Induk');
  await put(user, 'NPWP', '011234567891000');
  await upload(user, 'Dokumen NPWP', 'npwp.jpg');
  await press(user, 'Pergi');
  await press(user, 'Kembali');
  const file = (await mock.db()).files.at(-1);
  await sendAsApplicant<Shareholder>(SHAREHOLDERS, {
    is_corporate: true,
    is_public: false,
    name: 'PT Induk',
    npwp: '011234567891000',
    shareholder_type_ids: [2],
    ownership_percentage: 40,
    npwp_document: { file_name: 'npwp.jpg', file_path: file?.path_url ?? '' },
  });
  await press(user, SAVE);
  await card('Pemegang Saham 1');
  expect(await stored()).toHaveLength(1);
});

test('D9: what another device has changed of a card meanwhile stays beside what is changed here', async () => {
  const { id, ...held } = await given();
  const { user } = await open();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '10');
  await sendAsApplicant(`${SHAREHOLDERS}/${id}`, { ...held, phone_number: '081200001111' }, 'PUT');
  await press(user, SAVE);
  await card('Pengurus 1');
  expect(await stored()).toMatchObject([
    { name: 'Siti Rahayu', phone_number: '081200001111', ownership_percentage: 10 },
  ]);
});

test('untouched values are sent as the server has stored them', async () => {
  await given({ name: 'SITI  RAHAYU', npwp: '09.123.456.7-891.000', domiciled_address: 'Jl.  A' });
  const { user } = await open();
  await user.click(within(await card('Pengurus 1')).getByRole('button', { name: 'Ubah' }));
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '10');
  await press(user, SAVE);
  await card('Pengurus 1');
  expect(await stored()).toMatchObject([
    {
      name: 'SITI  RAHAYU',
      npwp: '09.123.456.7-891.000',
      domiciled_address: 'Jl.  A',
      ownership_percentage: 10,
    },
  ]);
});
