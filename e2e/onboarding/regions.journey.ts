import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { storeAs } from '../support/signIn';
import {
  APPLICANT,
  box,
  faultOf,
  HOME,
  LEVELS,
  open,
  save,
  storedAddress,
  storedNames,
} from '../support/regionLists';

/** The stored address at the start of a journey. */
const HELD = {
  addresses: {
    domicilies: {
      address: HOME,
      province_id: 31,
      city_id: 3174,
      district_id: 317407,
      village_id: 3174071001,
      postal_code: '12160',
      rt_rw: '003/005',
      home_ownership_id: 1,
    },
  },
};

for (const level of sampleOf(LEVELS, 1)) {
  test(`a stored ${level.label} is shown and unchanged, however late its list is loaded`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
    await page.clock.install();
    await storeAs(mock, APPLICANT, HELD);
    const names = await storedNames(mock);
    await mock.addFault(faultOf(level, { hang: true }));
    await open(page, mock);
    await expect(box(page, level)).toHaveAttribute('placeholder', 'Memuat…');
    for (const [index, other] of LEVELS.entries()) {
      if (other !== level) await expect(box(page, other)).toHaveValue(names[index] ?? '');
    }
    await page.clock.fastForward(31_000);
    await expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeVisible();
    await expect(box(page, level)).toHaveValue('Sudah dipilih');
    await mock.clearFaults();
    await page.getByRole('button', { name: 'Muat ulang pilihan', exact: true }).click();
    await expect(box(page, level)).toHaveValue(names[LEVELS.indexOf(level)] ?? '');
  });

  test(`a save while the list of ${level.label} is late does not change the stored one`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/net::ERR/);
    await storeAs(mock, APPLICANT, HELD);
    await mock.addFault(faultOf(level, { hang: true }));
    await open(page, mock);
    await act(page, { fill: 'Alamat', with: 'Jalan Melawai Raya No. 12' });
    await save(page);
    expect(await storedAddress(mock)).toEqual({
      ...HELD.addresses.domicilies,
      address: 'Jalan Melawai Raya No. 12',
    });
  });
}
