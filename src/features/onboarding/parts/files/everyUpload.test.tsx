import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { inTurn, oneOfEach, sampleOf } from '@/testing/exploration/sample';
import {
  holdTimeLimits,
  holdUploads,
  letUploadsGo,
  type PausedUpload,
} from '@/testing/onboarding/pausedUploads';
import { mock } from '@/testing/mock/mock';
import { openUploadField, fileInputOf as input } from '@/testing/onboarding/openUploadField';
import { fieldsOf } from '@/testing/oracle/everyForm';
import { testFile } from '@/testing/onboarding/testFile';
import { UPLOAD_FIELDS, type UploadField } from '@/testing/onboarding/uploadFields';

/** Fields that the oracle leaves to tests of their own. */
const BESIDE_ORACLE = [
  'spouse divorceDeed',
  'spouse deathCertificate',
  'bank-statements document',
  'legal-documents others',
  'business-photos photos',
  'review merchantUserConsent',
];

test('every field of a file that any form or card has is among them', () => {
  const known = fieldsOf('file').map(({ name, path }) => `${name} ${path}`);
  const tested = UPLOAD_FIELDS.map(({ field }) => field);
  expect([...tested].sort()).toEqual([...known, ...BESIDE_ORACLE].sort());
});

const PERCENTS = [10, 50, 90];

interface World {
  setOnline: (isOnline: boolean) => void;
  /** Lets half a minute without progress be over. */
  waitOut: () => Promise<void>;
}

/** Ways for an upload to fail half way while its tab lives, and what is said of it at the field. */
const WAYS: {
  name: string;
  fail: (upload: PausedUpload, world: World) => void | Promise<void>;
  said: RegExp;
}[] = [
  { name: 'cut', fail: (upload) => upload.cut(), said: /Your network is unavailable/ },
  {
    name: 'offline',
    fail: (upload, { setOnline }) => {
      setOnline(false);
      upload.cut();
    },
    said: /Your network is unavailable/,
  },
  { name: 'hanging', fail: (_, { waitOut }) => waitOut(), said: /Terjadi kesalahan/ },
  {
    name: '500',
    fail: (upload) => upload.answer(500, '{"code":500,"error":"Rusak"}'),
    said: /Terjadi kesalahan/,
  },
  {
    name: '502 in HTML',
    fail: (upload) => upload.answer(502, '<h1>Bad gateway</h1>'),
    said: /Terjadi kesalahan/,
  },
  {
    name: '413',
    fail: (upload) => upload.answer(413, '{"code":413,"error":"Berkas terlalu besar"}'),
    said: /Berkas terlalu besar/,
  },
  {
    name: '200 of another shape',
    fail: (upload) => upload.answer(200, '{"code":200,"data":{"file_name":7,"path_url":null}}'),
    said: /Terjadi kesalahan/,
  },
];

const fileOf = ({ label }: UploadField) =>
  testFile(label === 'Foto Usaha' ? 'npwp.jpg' : 'laporan.pdf');
const retry = () => fireEvent.click(screen.getByText('Coba lagi'));

/** What the server holds: its files, and what was asked of it to be written. */
const storedNow = () =>
  waitFor(async () => {
    const [{ files }, calls] = [await mock.db(), await mock.calls()];
    const writes = calls.filter(
      ({ method, path }) => method !== 'GET' && !path.includes('log-act'),
    );
    return { files: files.length, writes: writes.map(({ path }) => path.split('/').at(-1)) };
  });

afterEach(() => {
  letUploadsGo();
  jest.restoreAllMocks();
});

/** Places of some screens; the fields of one screen differ in their names. */
const PLACES = sampleOf(
  oneOfEach(UPLOAD_FIELDS, ({ path, press = [] }) => [path, ...press].join()),
  WAYS.length,
).map((place, turn) => ({ ...place, turn }));

test.each(PLACES)(
  'K4, C2: $field that fails at 10, 50 or 90 % is sent again without being chosen again, and stored once',
  async (place) => {
    const { network } = await openUploadField(place);
    const before = await storedNow();
    const uploads = holdUploads();
    const waitOut = holdTimeLimits();
    const world = { waitOut, setOnline: (isOnline: boolean) => network.setOnline(isOnline) };
    const file = fileOf(place);
    fireEvent.change(input(place), { target: { files: [file] } });

    const failures = PERCENTS.flatMap((percent, at) =>
      inTurn(WAYS, place.turn + at).map((way) => ({ ...way, percent })),
    );
    for (const [index, { name, fail, said, percent }] of failures.entries()) {
      const begun = index + 1;
      const round = `${name} at ${percent} %`;
      await waitFor(() => expect([round, uploads.length]).toEqual([round, begun]));
      const upload = uploads.at(-1) as PausedUpload;
      expect([upload.file?.name, upload.file?.size]).toEqual([file.name, file.size]);
      act(() => upload.goTo(percent));
      screen.getByText(new RegExp(`^(Mengunggah )?${percent}% `));
      await act(async () => fail(upload, world));
      await screen.findByText('Tidak terunggah');
      expect(screen.getAllByText(said).length).toBeGreaterThan(0);
      if (name === 'offline') {
        // Refused at once; sent when the user is online again.
        retry();
        await screen.findByText('Tidak terunggah');
        act(() => network.setOnline(true));
      }
      if (begun < failures.length) retry();
    }
    expect(await storedNow()).toEqual(before);

    letUploadsGo();
    jest.restoreAllMocks();
    retry();
    await screen.findByRole('button', { name: /^Hapus (berkas|foto)$/ });
    // A record of its own where there is one, and no step that is done by itself.
    const record = place.field.startsWith('bank-statements') ? ['add'] : [];
    await waitFor(async () =>
      expect(await storedNow()).toEqual({
        files: before.files + 1,
        writes: [...before.writes, 'upload', ...record],
      }),
    );
  },
);
