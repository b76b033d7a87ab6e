import { screen, within } from '@testing-library/react';
import { dayInJakarta, toDateText } from '@/domain/dates';
import { consultationDates } from '@/domain/onboarding/consultation';
import { mock } from '@/testing/mock/mock';
import {
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
} from '@/testing/onboarding/renderFormStep';
import { providerFamilyStep } from './definition';

const EMAIL = 'borrower.individu@bos.test';

const answer = (name: string) =>
  within(screen.getByLabelText('Apakah Anda memiliki keluarga di BOS?')).getByRole('radio', {
    name,
  });

function firstPossibleDay(): string {
  const [day] = consultationDates(dayInJakarta(Date.now()));
  if (day === undefined) throw new Error('There is no day for a consultation');
  return day;
}

beforeEach(() => mock.reset());

test('asks for name and relationship of a family that there is', async () => {
  const { user } = await renderFormStep(providerFamilyStep, { signedInAs: EMAIL });
  expect(screen.queryByLabelText('Nama Anggota Keluarga')).toBeNull();
  await user.click(answer('Ya'));
  expect(screen.getByLabelText('Nama Anggota Keluarga')).toBeVisible();
  expect(screen.getByLabelText('Hubungan Keluarga')).toBeVisible();
  await user.click(answer('Tidak'));
  expect(screen.queryByLabelText('Nama Anggota Keluarga')).toBeNull();
});

test('offers every hour from 09:00 to 16:00', async () => {
  const { user } = await renderFormStep(providerFamilyStep, { signedInAs: EMAIL });
  await user.click(screen.getByRole('combobox', { name: 'Jam Konsultasi' }));
  const hours = screen.getAllByRole('option').map((option) => option.textContent);
  expect(hours).toEqual(
    [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => `${String(hour).padStart(2, '0')}:00 WIB`),
  );
});

test('stores the answer on the family and the schedule', async () => {
  const { user } = await renderFormStep(providerFamilyStep, { signedInAs: EMAIL });
  const day = firstPossibleDay();
  await user.click(answer('Tidak'));
  await user.type(screen.getByLabelText('Tanggal Konsultasi'), toDateText(day));
  await choose(user, 'Jam Konsultasi', '09:00 WIB');
  await saveForm(user);

  expect(await storedBodies()).toEqual([
    { bos_family: { name: null, relationship_id: null } },
    { date: day, time: '09:00' },
  ]);
});

describe('stored by an older version', () => {
  test('I7: an hour that is none of today is shown as it is held', async () => {
    await mock.reset('old-data');
    await renderFormStep(providerFamilyStep, { signedInAs: 'old.company@bos.test' });
    expect(screen.getByRole('combobox', { name: 'Jam Konsultasi' })).toHaveValue('08:30 WIB');
  });
});
