import { hostileAddresses } from '@/testing/oracle/addresses';
import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { messageRef, serverText } from '@/primitives/messageRef';
import {
  drawFirstPage,
  FileError,
  openConsentForm,
  openStoredFile,
  uploadChosenFile,
} from './files';

const SCRIPT_URL = ['java', 'script:alert(1)'].join('');

const APPLICANT = 'borrower.individu.partner@bos.test';
const pdf = (bytes = 2_000) =>
  new File(['%PDF-1.7\n', 'x'.repeat(bytes), '\n%%EOF\n'], 'Mutasi Oktober.pdf', {
    type: 'application/pdf',
  });

beforeEach(() => mock.reset());

/** The error of a job. */
async function rejectionOf(work: Promise<unknown>): Promise<FileError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
  throw new Error('It was expected to fail');
}

describe('uploading', () => {
  test('the file is stored, its progress reported, and only its owner gets it back', async () => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const parts: number[] = [];
    const file = pdf(300_000);
    const stored = await store.dispatch(
      uploadChosenFile(file, { kind: 'document', onProgress: (part) => parts.push(part) }),
    );
    expect(stored.file_name).toBe('Mutasi Oktober.pdf');
    expect(parts.at(-1)).toBe(1);
    const back = await store.dispatch(openStoredFile(stored.path_url));
    expect([back.size, back.type]).toEqual([file.size, 'application/pdf']);
    const stranger = await makeTestStore({ signedInAs: 'active.borrower@bos.test' });
    await rejectionOf(stranger.store.dispatch(openStoredFile(stored.path_url)));
  });

  test('a picture goes up as it comes out of the scaling', async () => {
    const scaled = new File(
      [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
      'KTP.jpg',
    );
    const { store } = await makeTestStore({
      signedInAs: APPLICANT,
      files: {
        scaleDown: () => Promise.resolve(scaled),
        openPdf: () => Promise.reject(new Error()),
      },
    });
    const original = new File(['x'.repeat(500_000)], 'KTP.jpg');
    const stored = await store.dispatch(uploadChosenFile(original, { kind: 'document' }));
    const back = await store.dispatch(openStoredFile(stored.path_url));
    expect(back.size).toBe(scaled.size);
  });

  test('what is too large after scaling does not go up', async () => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const error = await rejectionOf(
      store.dispatch(uploadChosenFile(pdf(10 * 1024 * 1024), { kind: 'document' })),
    );
    expect(error.reason).toEqual(messageRef('validation.file.tooLarge', { max: 10 }));
    expect(await callsSeen()).toEqual([]);
  });

  test.each([
    [true, messageRef('common.genericError')],
    [false, messageRef('common.offline.body')],
  ])(
    'where the code that scales is out of reach (online: %s), the way is at fault',
    async (isOnline, text) => {
      const { store, network } = await makeTestStore({
        signedInAs: APPLICANT,
        files: {
          scaleDown: () => Promise.resolve(null),
          openPdf: () => Promise.reject(new Error()),
        },
      });
      network.setOnline(isOnline);
      const error = await rejectionOf(
        store.dispatch(uploadChosenFile(pdf(), { kind: 'document' })),
      );
      expect([error.reason, error.kind]).toEqual([text, 'way']);
      expect(await callsSeen()).toEqual([]);
    },
  );

  test('a picture that the device cannot work with says so', async () => {
    const { store } = await makeTestStore({
      signedInAs: APPLICANT,
      files: {
        scaleDown: () => Promise.reject(new Error('30,000 x 30,000')),
        openPdf: () => Promise.reject(new Error()),
      },
    });
    const error = await rejectionOf(store.dispatch(uploadChosenFile(pdf(), { kind: 'document' })));
    expect(error.reason).toEqual(messageRef('notices.pictureTooLarge'));
  });

  test('K6: one that is cancelled is reported as that and no toast is shown', async () => {
    await mock.addFault({ method: 'POST', path: '*/upload', hang: true, times: 1 });
    const { store, recorded } = await makeTestStore({ signedInAs: APPLICANT });
    const controller = new AbortController();
    const uploading = store.dispatch(
      uploadChosenFile(pdf(), { kind: 'document', signal: controller.signal }),
    );
    await until(async () => (await callsSeen()).some((call) => call.endsWith('/upload')));
    controller.abort();
    expect((await rejectionOf(uploading)).kind).toBe('cancelled');
    expect(recorded.notices).toEqual([]);
    await mock.clearFaults();
  });

  test.each([
    ['500', { status: 500, body: { code: 500, error: 'disk' } }, messageRef('common.genericError')],
    [
      '413',
      { status: 413, body: { code: 413, error: 'File terlalu besar' } },
      serverText('File terlalu besar'),
    ],
    ['a cut connection', { drop: true }, messageRef('common.offline.body')],
    [
      '200 without a path',
      { status: 200, body: { code: 200, message: '', data: {} } },
      messageRef('common.genericError'),
    ],
    [
      'the end of the session',
      { status: 401, body: { code: 401, error: 'Invalid JWT token' } },
      messageRef('access.session.ended'),
    ],
    [
      '502 in HTML',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      messageRef('common.genericError'),
    ],
    ['200 in HTML', { status: 200, body: '<html>' }, messageRef('common.genericError')],
  ])('K4: after %s the same file can be sent again', async (_what, fault, reason) => {
    // jsdom writes a cut connection to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await mock.addFault({ method: 'POST', path: '*/upload', times: 1, ...fault });
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const upload = () => store.dispatch(uploadChosenFile(pdf(), { kind: 'document' }));
    expect((await rejectionOf(upload())).reason).toEqual(reason);
    expect((await upload()).path_url).toMatch(/^\/files\//);
  });

  test.each([
    ['is lost', { drop: true }],
    ['comes cut in half', { status: 200, body: '{"data": {"file_na' }],
    ['is kept back by a gateway', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ])('K4: a file whose answer %s is stored once when it is sent again', async (_what, fault) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = (await mock.db()).files.length;
    await mock.addFault({ method: 'POST', path: '*/upload', times: 1, is_applied: true, ...fault });
    // Scaling produces a new blob each time; it is still the same file.
    const { store } = await makeTestStore({
      signedInAs: APPLICANT,
      files: {
        scaleDown: (file) => Promise.resolve(new File([file], file.name, { type: file.type })),
        openPdf: () => Promise.reject(new Error()),
      },
    });
    const file = pdf();
    const upload = () => store.dispatch(uploadChosenFile(file, { kind: 'document' }));
    await rejectionOf(upload());
    const first = await upload();
    expect((await mock.db()).files).toHaveLength(before + 1);
    // The same file for another field is another upload.
    const second = await upload();
    expect(second.path_url).not.toBe(first.path_url);
    expect((await mock.db()).files).toHaveLength(before + 2);
  });

  test('offline nothing is sent', async () => {
    const { store, network } = await makeTestStore({ signedInAs: APPLICANT });
    network.setOnline(false);
    const error = await rejectionOf(store.dispatch(uploadChosenFile(pdf(), { kind: 'document' })));
    expect(error.reason).toEqual(messageRef('common.offline.body'));
    expect(await callsSeen()).toEqual([]);
  });
});

describe('downloading', () => {
  test.each([
    'https://evil.example/files/1',
    '//evil.example/files/1',
    '/files/../../identity/user/detail',
    '/files/%2e%2e/secret',
    '/files/a/..',
    '/files//evil.example',
    '/files/..%2fidentity',
    '/files\\..\\x',
    SCRIPT_URL,
    '/files/a?b=c',
    '',
  ])('X3: the path %j is asked of nobody', async (pathUrl) => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const asked = jest.spyOn(globalThis, 'fetch');
    await rejectionOf(store.dispatch(openStoredFile(pathUrl)));
    expect(asked).not.toHaveBeenCalled();
  });

  test('X3: of a thousand hostile paths none is requested', async () => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const asked = jest.spyOn(globalThis, 'fetch');
    for (const pathUrl of hostileAddresses)
      await rejectionOf(store.dispatch(openStoredFile(pathUrl)));
    expect(asked).not.toHaveBeenCalled();
  });

  test('the consent form comes as a PDF', async () => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const form = await store.dispatch(openConsentForm());
    expect(form.type).toMatch(/^application\/pdf/);
    expect(form.size).toBeGreaterThan(100);
  });

  test('an answer that is no PDF is not shown as one', async () => {
    await mock.addFault({ method: 'POST', path: '*/generate', status: 200, body: '<html>' });
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    expect((await rejectionOf(store.dispatch(openConsentForm()))).reason).toEqual(
      messageRef('common.genericError'),
    );
  });
});

test.each([
  ['was drawn', () => Promise.resolve('')],
  ['could not be drawn', () => Promise.reject(new Error('broken'))],
])('a PDF whose first page %s is closed, and not before', async (_what, draw) => {
  const done: string[] = [];
  const openPdf = () =>
    Promise.resolve({
      pageCount: 2,
      drawPage: (pageNumber: number) =>
        draw().finally(() => done.push(`page ${pageNumber} is over`)),
      close: () => done.push('closed'),
    });
  const { store } = await makeTestStore({
    files: { scaleDown: (file) => Promise.resolve(file), openPdf },
  });
  const drawing = store.dispatch(drawFirstPage(pdf(), document.createElement('canvas')));
  await Promise.allSettled([drawing]);
  expect(done).toEqual(['page 1 is over', 'closed']);
});
