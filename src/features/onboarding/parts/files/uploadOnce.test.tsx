import { act, screen, waitFor } from '@testing-library/react';
import { DOUBLE_SUBMIT_GESTURES } from '@/testing/exploration/doubleSubmitGestures';
import { inTurn, oneOfEach } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { leaveAndComeBack } from '@/testing/onboarding/leaveAndComeBack';
import { openUploadField, fileInputOf } from '@/testing/onboarding/openUploadField';
import { callCount, writesSince, type App } from '@/testing/onboarding/saves';
import { testFile } from '@/testing/onboarding/testFile';
import { UPLOAD_FIELDS, type UploadField } from '@/testing/onboarding/uploadFields';

const SLOW_MS = 300;
const BROKEN = { status: 500, body: { code: 500, error: 'Rusak' } };

/** The call that brings a file up. */
const UPLOAD = { method: 'POST', path: '/assets/upload' };

/** What is shown there while a file goes up. */
const SENDING = /^Mengunggah|% terkirim$|^Menunggu giliran/;

const isPhoto = ({ label }: UploadField): boolean => label === 'Foto Usaha';

const isRecord = ({ field }: UploadField): boolean => field.startsWith('bank-statements');

/** Places of each kind; how a file goes up is the same within a kind. */
const PLACES = oneOfEach(UPLOAD_FIELDS, (position) => {
  if (isRecord(position)) return 'record';
  if (isPhoto(position)) return 'photo';
  return position.field.startsWith('a card of ') ? 'card' : 'form';
}).map((position, turn) => ({ ...position, turn }));

const PRESSES = DOUBLE_SUBMIT_GESTURES.filter(({ isOfForms }) => isOfForms !== true);

let photoCount = 0;

/** A file that the field takes; no photo twice, for that would be the same one. */
function fileFor(position: UploadField): File {
  if (!isPhoto(position)) return testFile('laporan.pdf');
  photoCount += 1;
  return new File([testFile('npwp.jpg'), String(photoCount)], `usaha-baru-${photoCount}.jpg`, {
    type: 'image/jpeg',
  });
}

/** Chooses a file that does not go up; the button that tries again. */
async function failOnce({ user }: App, position: UploadField, fault: object): Promise<HTMLElement> {
  await act(() => mock.addFault({ ...UPLOAD, ...fault }));
  await user.upload(fileInputOf(position), fileFor(position));
  const button = await screen.findByRole('button', { name: 'Coba lagi' });
  await act(() => mock.clearFaults());
  expect(screen.getByText('Tidak terunggah')).toBeVisible();
  return button;
}

const isUp = (): Promise<void> =>
  waitFor(() => {
    expect(screen.queryByText('Tidak terunggah')).toBeNull();
    expect(screen.queryByText(SENDING)).toBeNull();
  });

const sentSince = async (since: number): Promise<string[]> =>
  (await writesSince(since)).map(({ method, path }) =>
    path.endsWith(UPLOAD.path) ? 'file' : method,
  );

afterEach(() => act(() => mock.clearFaults()));

test.each(PLACES)(
  'C1: $field that failed goes up once, however it is tried again',
  async (position) => {
    const app = await openUploadField(position);
    let once = isRecord(position) ? ['file', 'POST'] : ['file'];
    for (const { name, press, isSlow } of inTurn(PRESSES, position.turn)) {
      const button = await failOnce(app, position, BROKEN);
      if (isSlow) await act(() => mock.addFault({ ...UPLOAD, delay_ms: SLOW_MS }));
      const since = await callCount();
      await press(app.user, button);
      await isUp();
      await waitFor(async () => expect(await sentSince(since)).toHaveLength(once.length));
      await act(() => mock.clearFaults());
      expect([name, await sentSince(since)]).toEqual([name, once]);
      // The next file takes the place of this one.
      if (isRecord(position)) once = ['file', 'PUT'];
    }
  },
);

test.each(PLACES)(
  'C1: $field that is on its way while the page is left and come back to is sent once',
  async (position) => {
    const app = await openUploadField(position, position.path.replace(/\/[^/]+\/[^/]+$/, ''));
    await act(() => mock.addFault({ ...UPLOAD, hang: true }));
    const since = await callCount();
    await app.user.upload(fileInputOf(position), fileFor(position));
    await waitFor(async () => expect(await sentSince(since)).toEqual(['file']));
    await leaveAndComeBack(app);
    await act(() => new Promise((resolve) => setTimeout(resolve, SLOW_MS)));
    expect(await sentSince(since)).toEqual(['file']);
    expect(app.router.state.location.pathname).toBe(position.path);
  },
);
