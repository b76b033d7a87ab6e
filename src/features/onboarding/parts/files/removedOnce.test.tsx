import { act, screen, waitFor, within } from '@testing-library/react';
import { untilResponses } from '@/testing/mock/untilResponses';
import { CALL_FAULTS } from '@/testing/mock/callFaults';
import {
  BEFORE_THE_REVIEW,
  eachSubStep,
  type SubStepCase,
} from '@/testing/onboarding/everySubStep';
import { DOUBLE_SUBMIT_GESTURES } from '@/testing/exploration/doubleSubmitGestures';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { openUploadField, fileInputOf } from '@/testing/onboarding/openUploadField';
import { choose } from '@/testing/onboarding/renderFormStep';
import { callCount, openSubStep, writesSince, type App } from '@/testing/onboarding/saves';
import { restoreTimeouts, shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { testFile } from '@/testing/onboarding/testFile';
import { UPLOAD_FIELDS } from '@/testing/onboarding/uploadFields';

const SLOW_MS = 300;

const FAULTS = CALL_FAULTS.filter(({ fault }) => fault.status === 500 || fault.hang);
const PRESSES = DOUBLE_SUBMIT_GESTURES.filter(({ isOfForms }) => isOfForms !== true);

/** Files that a form or a card holds until it is saved; a statement is a record of its own. */
const HELD = sampleOf(
  UPLOAD_FIELDS.filter(({ field }) => !/^(bank-statements|business-photos) /.test(field)),
  PRESSES.length,
).map((position, turn) => ({ ...position, turn }));

const methodsSince = async (since: number): Promise<string[]> =>
  (await writesSince(since)).map(({ method }) => method);

const removals = () => screen.queryAllByRole('button', { name: 'Hapus berkas' });

function subStepOf(id: string): SubStepCase {
  const found = eachSubStep.find(({ position }) => position.subStep.id === id);
  if (found === undefined) throw new Error(`No ${id}`);
  return found;
}

async function open(id: string): Promise<App> {
  await mock.reset(BEFORE_THE_REVIEW);
  return openSubStep(subStepOf(id));
}

afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => mock.clearFaults());
});

test.each(HELD)(
  'C1: $field is taken out alone and once, however it is asked to, and nothing is sent for it',
  async (position) => {
    const { user } = await openUploadField(position);
    const others = removals();
    for (const { name, press } of inTurn(PRESSES, position.turn)) {
      await user.upload(fileInputOf(position), testFile('laporan.pdf'));
      await waitFor(() => expect([name, removals().length]).toEqual([name, others.length + 1]));
      const since = await callCount();
      const [button] = removals().filter((each) => !others.includes(each));
      await press(user, button as HTMLElement);
      expect([name, removals()]).toEqual([name, others]);
      expect([name, await writesSince(since)]).toEqual([name, []]);
    }
  },
);

/** The photos on the screen, in their order. */
const photos = () =>
  within(screen.getByRole('list', { name: 'Foto terpilih' })).getAllByRole('listitem');
const keys = () => photos().map((photo) => photo.getAttribute('data-photo'));
const ofPhoto = (at: number, name: string) =>
  within(photos()[at] as HTMLElement).getByRole('button', { name });

const photo = (number: number) =>
  new File([testFile('npwp.jpg'), String(number)], `usaha-baru-${number}.jpg`, {
    type: 'image/jpeg',
  });

test('C1: photos are removed one at a time, and what became of them is sent once, with the save', async () => {
  const { user, router } = await open('business-photos');
  await user.upload(
    screen.getByLabelText('Foto Usaha'),
    PRESSES.map((_, at) => photo(at)),
  );
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Hapus foto' })).toHaveLength(3 + PRESSES.length),
  );
  const begun = await callCount();
  for (const { name, press } of PRESSES) {
    await press(user, ofPhoto(0, 'Pindahkan lebih akhir'));
    const before = keys();
    await press(user, ofPhoto(1, 'Hapus foto'));
    expect([name, keys()]).toEqual([name, before.filter((_, at) => at !== 1)]);
  }
  expect(await writesSince(begun)).toEqual([]);
  const shown = photos().map((each) => within(each).getByText(/\.(png|jpg)$/).textContent);
  const button = screen.getByRole('button', { name: 'Simpan & Lanjutkan' });
  await user.dblClick(button);
  await waitFor(() => expect(router.state.location.pathname).not.toMatch(/business-photos$/));
  expect(await methodsSince(begun)).toEqual(['PATCH', 'POST']);
  const { users } = await mock.db();
  const owner = users.find(({ email }) => email === subStepOf('business-photos').email);
  expect(owner?.documents.business_photos.map(({ file_name: name }) => name)).toEqual(shown);
});

const STATEMENTS = '/user/bank-statement/*';

/** What removes statements: the button, and what says yes. */
const ASKS = [
  { what: 'the statement of a month', button: 'Hapus berkas' },
  { what: 'all statements of an account', button: 'Hapus Semua Mutasi' },
];

async function ask({ user }: App, button: string): Promise<HTMLElement> {
  await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' });
}

const answered = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each(
  sampleOf(
    DOUBLE_SUBMIT_GESTURES.flatMap((gesture) => ASKS.map((each) => ({ ...each, ...gesture }))),
    4,
  ),
)('C1: $what is removed once by $name', async ({ button, press, isSlow }) => {
  const app = await open('bank-statements');
  const yes = await ask(app, button);
  if (isSlow) await act(() => mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS }));
  const since = await callCount();
  await press(app.user, yes);
  await answered();
  await waitFor(async () => expect(await methodsSince(since)).toEqual(['DELETE']));
});

test.each(sampleOf(ASKS, 1))(
  'C1: $what is removed once where the page is left and come back to meanwhile',
  async ({ button }) => {
    const app = await open('bank-statements');
    const { pathname } = app.router.state.location;
    await act(() => app.router.navigate(pathname.replace(/\/[^/]+\/[^/]+$/, '')));
    await act(() => app.router.navigate(pathname));
    const yes = await ask(app, button);
    await act(() => mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS }));
    const since = await callCount();
    await app.user.click(yes);
    await act(() => app.router.navigate(-1));
    await act(() => app.router.navigate(1));
    await waitFor(async () => expect(await methodsSince(since)).toContain('DELETE'));
    await untilResponses();
    expect(await methodsSince(since)).toEqual(['DELETE']);
  },
);

test.each(
  ASKS.flatMap((each, turn) => inTurn(FAULTS, turn).map((fault) => ({ ...each, ...fault }))),
)(
  'C2: $what whose removal $name says so, and is removed by another try',
  async ({ button, fault }) => {
    const app = await open('bank-statements');
    const before = removals().length;
    const yes = await ask(app, button);
    if (fault.hang) shortenTimeouts();
    await act(() => mock.addFault({ method: 'DELETE', path: STATEMENTS, ...fault }));
    await app.user.click(yes);
    expect(
      await screen.findByText(/^Mutasi .*belum terhapus\. Silakan coba lagi\.$/),
    ).toBeVisible();
    await waitFor(() => expect(removals()).toHaveLength(before));
    restoreTimeouts();
    await act(() => mock.clearFaults());
    const since = await callCount();
    await app.user.click(await ask(app, button));
    await answered();
    await waitFor(async () => expect(await methodsSince(since)).toEqual(['DELETE']));
    await waitFor(() => expect(removals().length).toBeLessThan(before));
  },
);

const TYPE_FAILED = /^Jenis dokumen belum tersimpan/;

test.each(
  sampleOf(
    PRESSES.flatMap((gesture) => FAULTS.map((each) => ({ ...each, gesture, how: gesture.name }))),
    2,
  ),
)(
  'C1, C2: the type of an account’s statements that $name is put on each of them once, tried again by $how',
  async ({ gesture, fault }) => {
    const { user } = await open('bank-statements');
    const count = removals().length;
    if (fault.hang) shortenTimeouts();
    await act(() => mock.addFault({ method: 'PUT', path: STATEMENTS, ...fault }));
    await choose(user, 'Jenis Dokumen', 'Fotokopi Buku Tabungan');
    await screen.findByText(TYPE_FAILED);
    restoreTimeouts();
    await act(() => mock.clearFaults());
    if (gesture.isSlow)
      await act(() => mock.addFault({ method: '*', path: '/user/*', delay_ms: SLOW_MS }));
    const since = await callCount();
    await gesture.press(user, screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByText(TYPE_FAILED)).toBeNull());
    expect(await methodsSince(since)).toEqual(Array.from({ length: count }, () => 'PUT'));
  },
);
