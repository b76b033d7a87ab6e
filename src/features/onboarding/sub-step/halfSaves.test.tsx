import { act, screen, waitFor, within } from '@testing-library/react';
import { userApi } from '@/api/userApi';
import { CALL_FAULTS } from '@/testing/mock/callFaults';
import { editAnswer } from '@/testing/onboarding/editAnswer';
import { BEFORE_THE_REVIEW, eachSubStep } from '@/testing/onboarding/everySubStep';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { choose } from '@/testing/onboarding/renderFormStep';
import {
  callCount,
  comeBack,
  expectGoneOn,
  openSubStep,
  saveButton,
  writesSince,
  type Write,
} from '@/testing/onboarding/saves';
import { restoreTimeouts, shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { deviceDrafts } from '@/testing/store/testStore';

const SUB_STEPS = eachSubStep.filter(({ position }) => position.subStep.id !== 'review');
const CASES = sampleOf(SUB_STEPS, 5, 'half saved').map((each, turn) => ({ ...each, turn }));

/** What each call of a save is called where it fails after another was stored, or is stored. */
const NAMES: Readonly<Record<string, string>> = {
  '/api/identity/user/update': 'isian Anda',
  '/api/identity/user/pic/update': 'data penanggung jawab',
  '/api/identity/user/consultation-schedule/save': 'jadwal konsultasi',
  '/api/identity/user/onboarding-step/save': 'tanda bahwa langkah ini selesai',
};

const nameOf = ({ path }: Write): string => {
  const name = NAMES[path];
  if (name === undefined) throw new Error(`A save with ${path} has no words for it`);
  return name;
};

/** What the page says of a save that failed. */
const failure = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
    .join(' ');

async function expectReported(calls: readonly Write[], failed: Write): Promise<void> {
  await waitFor(() => expect(failure()).toMatch(/^Belum tersimpan.*(simpan|coba) lagi/));
  const before = calls.slice(0, calls.indexOf(failed));
  if (before.length === 0) {
    expect(failure()).not.toContain('Sudah tersimpan');
    return;
  }
  expect(failure()).toContain(`Sudah tersimpan: ${before.map(nameOf).join(', ')}.`);
  expect(failure()).toContain(`Belum tersimpan: ${nameOf(failed)}.`);
}

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => mock.clearFaults());
});

test.each(CASES)(
  'C2, C9: where a call of $name fails, it says what, and another try sends what is left',
  async (each) => {
    const app = await openSubStep(each);
    await editAnswer(app.user, each);
    const begun = await callCount();
    await app.user.click(await saveButton());
    await expectGoneOn(app, each);
    const calls = await writesSince(begun);

    const failures = calls.flatMap((failing) => CALL_FAULTS.map((each) => ({ ...each, failing })));
    for (const { failing, name, fault, isDoubtful } of inTurn(failures, each.turn)) {
      const button = await comeBack(app, each);
      await editAnswer(app.user, each);
      if (fault.hang) shortenTimeouts();
      await act(() => mock.addFault({ ...failing, ...fault }));
      const since = await callCount();
      await app.user.click(button);
      await expectReported(calls, failing);
      expect(app.router.state.location.pathname).toBe(each.path);
      const position = calls.indexOf(failing);
      expect([name, await writesSince(since)]).toEqual([name, calls.slice(0, position + 1)]);

      restoreTimeouts();
      await act(() => mock.clearFaults());
      const again = await callCount();
      await app.user.click(button);
      await expectGoneOn(app, each);
      // Nothing was typed, so after a missing response the stored values show that all of it was
      // saved.
      const isFound = isDoubtful && position < calls.length - 1;
      const left = [calls.slice(position), ...(isFound ? [calls.slice(position + 1)] : [])];
      expect(left).toContainEqual(await writesSince(again));
    }
  },
  60_000,
);

describe('C9: a schedule that failed after the family was stored', () => {
  const FAMILY = '/borrower/onboarding/individu-non-partner/consultation/provider-family';
  const EMAIL = 'ready.borrower.individu@bos.test';
  const SCHEDULE = { method: 'POST', path: '/api/identity/user/consultation-schedule/save' };

  const open = async () => {
    const view = await renderApp(FAMILY, EMAIL, { draftStore: deviceDrafts() });
    await saveButton();
    return view;
  };
  type App = Awaited<ReturnType<typeof open>>;

  /** Fills in again, and saves while the schedule cannot be stored. */
  async function saveHalf(app: App): Promise<void> {
    const { user } = app;
    const family = await screen.findByRole('radiogroup', {
      name: /^Apakah Anda memiliki keluarga/,
    });
    await user.click(within(family).getByRole('radio', { name: 'Ya' }));
    await user.type(screen.getByLabelText('Nama Anggota Keluarga'), 'Dewi Lestari');
    await choose(user, 'Hubungan Keluarga', 'Saudara Kandung');
    await choose(user, 'Jam Konsultasi', '11:00 WIB');
    await act(() => mock.addFault({ ...SCHEDULE, status: 500 }));
    await user.click(await saveButton());
    await screen.findByText('Sudah tersimpan: isian Anda.');
    expect(screen.getByText(/^Belum tersimpan: jadwal konsultasi\./)).toBeVisible();
    await act(() => mock.clearFaults());
  }

  const storedOf = () =>
    waitFor(async () => {
      const db = await mock.db();
      const user = db.users.find(({ email }) => email === EMAIL);
      const [schedule] = db.consultation_schedules.filter(({ user_id: id }) => id === user?.id);
      return { family: user?.bos_family?.name, time: schedule?.time };
    });

  test('is tried again alone, with the page open', async () => {
    const app = await open();
    await saveHalf(app);
    expect(await storedOf()).toEqual({ family: 'Dewi Lestari', time: '10:00' });
    const again = await callCount();
    await app.user.click(await saveButton());
    await screen.findByRole('heading', { name: 'Tinjau dan Kirim', level: 1 });
    expect((await writesSince(again)).map(({ path }) => path)).toEqual([
      SCHEDULE.path,
      '/api/identity/user/onboarding-step/save',
    ]);
    expect(await storedOf()).toEqual({ family: 'Dewi Lestari', time: '11:00' });
  });

  test('is tried again alone after a reload, from a draft that is not called older', async () => {
    const first = await open();
    await saveHalf(first);
    const selectDetail = userApi.endpoints.getUserDetail.select();
    await waitFor(() =>
      expect(selectDetail(first.store.getState()).data?.bos_family?.name).toBe('Dewi Lestari'),
    );
    await first.leave();
    const app = await open();
    expect(await screen.findByText('Draf Anda dipulihkan')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Jam Konsultasi' })).toHaveValue('11:00 WIB');
    const again = await callCount();
    await app.user.click(await saveButton());
    await screen.findByRole('heading', { name: 'Tinjau dan Kirim', level: 1 });
    expect((await writesSince(again)).map(({ path }) => path)).toEqual([
      SCHEDULE.path,
      '/api/identity/user/onboarding-step/save',
    ]);
    expect(await storedOf()).toEqual({ family: 'Dewi Lestari', time: '11:00' });
  });

  test('is not forgotten where more is typed after it', async () => {
    const app = await open();
    await saveHalf(app);
    await app.user.type(screen.getByLabelText('Nama Anggota Keluarga'), ' Putri');
    const again = await callCount();
    await app.user.click(await saveButton());
    await screen.findByRole('heading', { name: 'Tinjau dan Kirim', level: 1 });
    expect(await writesSince(again)).toHaveLength(3);
    expect(await storedOf()).toEqual({ family: 'Dewi Lestari Putri', time: '11:00' });
  });
});
