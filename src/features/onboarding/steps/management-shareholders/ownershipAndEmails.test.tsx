import { screen, waitFor } from '@testing-library/react';
import { callsOf } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import {
  card,
  field,
  fillPerson,
  given,
  givenOwner,
  open,
  press,
  put,
  SAVE,
  SHAREHOLDERS,
  stored,
  tick,
} from '@/testing/onboarding/shareholderCards';

beforeEach(() => mock.reset());

test('the total follows what is typed; more than is left is an error at the field before it is sent', async () => {
  await given();
  const { user } = await open();
  const total = screen.getByRole('progressbar', { name: 'Total kepemilikan' });
  expect(total).toHaveValue(6000);
  expect(screen.getByText('Sisa 40%')).toBeVisible();
  expect(screen.getByText(/^Total kepemilikan belum 100%/)).toBeVisible();
  await press(user, 'Tambah Pemegang Saham');
  const share = field('Persentase Kepemilikan');
  expect(share).toHaveAccessibleDescription(/Tersedia untuk kartu ini: 40%/);
  await put(user, 'Persentase Kepemilikan', '40,0');
  expect(total).toHaveValue(10_000);
  expect(screen.getByText('Sudah terbagi seluruhnya')).toBeVisible();
  expect(share).toBeValid();
  await put(user, 'Persentase Kepemilikan', '1');
  expect(total).toHaveValue(10_000);
  expect(screen.getByText('Lebih 0,01%')).toBeVisible();
  expect(share).toHaveAccessibleDescription(
    /Total kepemilikan melebihi 100%. Sisa untuk kartu ini 40%./,
  );
  await press(user, SAVE);
  expect(await callsOf('POST', SHAREHOLDERS)).toHaveLength(1);
  await tick(user, 'Pemegang Saham');
  expect(screen.getByText('Sisa 40%')).toBeVisible();
});

test('an e-mail address of another card, in whatever letters, is refused at its field', async () => {
  await given();
  const { user } = await open();
  await press(user, 'Tambah Pengurus');
  await put(user, 'Email', 'SITI.Rahayu@bos.test');
  await user.tab();
  expect(field('Email')).toHaveAccessibleDescription(
    'Email ini sudah dipakai pengurus atau pemegang saham lain',
  );
});

test('what the server refuses for another tab’s card comes to its field: e-mail and share', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Persentase Kepemilikan', '50');
  await fillPerson(user, 'budi@bos.test');
  const { id } = await givenOwner({ ownership_percentage: 60 });
  await press(user, SAVE);
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(/sudah dipakai pengurus atau pemegang/),
  );
  await user.clear(field('Email'));
  await put(user, 'Email', 'rini@bos.test');
  expect(field('Email')).toBeValid();
  // Seen by now: it is shown before anything is sent.
  expect(field('Persentase Kepemilikan')).toBeInvalid();
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '40');
  await press(user, SAVE);
  await card('Pemegang Saham 2');
  expect((await stored()).map((row) => [row.id === id, row.ownership_percentage])).toEqual([
    [true, 60],
    [false, 40],
  ]);
});

test('a total that only the server knows to be too high is shown at the share', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Persentase Kepemilikan', '50');
  await fillPerson(user);
  await givenOwner({ ownership_percentage: 60 });
  await press(user, SAVE);
  await waitFor(() =>
    expect(field('Persentase Kepemilikan')).toHaveAccessibleDescription(/lebih dari 100%/),
  );
  expect(field('Email')).toHaveValue('rini@bos.test');
  await user.clear(field('Persentase Kepemilikan'));
  await put(user, 'Persentase Kepemilikan', '40');
  await press(user, SAVE);
  await card('Pemegang Saham 2');
});

test('C2: what the server refused once is sent again as it is, for only the server knows what is still refused', async () => {
  const { user } = await open();
  await press(user, 'Tambah Pemegang Saham');
  await put(user, 'Persentase Kepemilikan', '50');
  await fillPerson(user);
  const conflict = { status: 409, body: { code: 409, error: 'Email sudah dipakai' } };
  await mock.addFault({ method: 'POST', path: SHAREHOLDERS, ...conflict, times: 1 });
  await press(user, SAVE);
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/Email sudah dipakai/));
  await press(user, SAVE);
  await card('Pemegang Saham 1');
  expect(await stored()).toHaveLength(1);
});
