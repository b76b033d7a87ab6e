import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { makePdf } from '../core/pdf';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock } from '../testing/client';

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'otp.applicant');
});

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const pdf = makePdf('Mutasi', [{ text: 'Mutasi' }]);
const png = ascii('\x89PNG\r\n\x1a\n................IEND\xaeB`\x82');
const jpg = ascii('\xff\xd8\xff\xe0................\xff\xd9');

interface Stored {
  file_name: string;
  path_url: string;
}

async function store(name: string, content: Uint8Array): Promise<Stored> {
  const answer = await rina.send(name, content);
  return ((await answer.json()) as { data: Stored }).data;
}

const fetchFile = (pathUrl: string, token = rina.token) =>
  fetch(`${mock.url}/api/assets${pathUrl}`, { headers: { authorization: `Bearer ${token}` } });

const filesOfRina = () => mock.server.store.tables.files.filter((file) => file.user_id === rina.id);

const oddPart = fc.oneof(
  fc.constantFrom(
    '../',
    '..\\',
    '/etc/passwd',
    'C:\\boot.ini',
    '%2e%2e%2f',
    '%00',
    '\u0000',
    '\r\nContent-Type: text/html\r\n\r\n',
    '"; filename="a.exe',
    '%22',
    "'",
    '<script>alert(1)</script>',
    '\u202e',
    '\u200b',
    '\ud800',
    'e\u0301',
    '文件',
    '🙂',
    'CON',
    '.htaccess',
    '.html',
    '. ',
    'x'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
/** In the end a name of a PDF, whatever is before it or hidden in it. */
const oddName = fc
  .tuple(
    fc.array(oddPart, { maxLength: 5 }),
    fc.constantFrom('.pdf', '.PDF', '.pdf. ', '.pdf\u202e', '%22.pdf'),
  )
  .map(([parts, ending]) => parts.join('') + ending);

/** A form has a code for line breaks. With another of these characters it cannot be read. */
const unreadable = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

describe('M4: an uploaded file', () => {
  it.each([
    ['mutasi.pdf', pdf, 'application/pdf'],
    ['foto ktp.png', png, 'image/png'],
    ['foto.jpg', jpg, 'image/jpeg'],
  ])(
    '%s comes back byte for byte, as an attachment of its real type',
    async (name, content, type) => {
      const stored = await store(name, content);
      expect(stored.file_name).toBe(name);
      const answer = await fetchFile(stored.path_url);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each([
    ['berkas', pdf, 'berkas.pdf'],
    ['foto ktp', png, 'foto ktp.png'],
    ['IMG_0001', jpg, 'IMG_0001.jpg'],
    ['mutasi.', pdf, 'mutasi.pdf'],
    ['a'.repeat(255), jpg, `${'a'.repeat(251)}.jpg`],
  ])('named %s gets the ending of the type of its content', async (name, content, shown) => {
    const answer = await rina.send(name, content, 'text/html');
    const { data } = (await answer.json()) as { data: Stored };
    expect(data.file_name).toBe(shown);
    const type = shown.slice(-4);
    expect(data.path_url.endsWith(type)).toBe(true);
    const { headers } = await fetchFile(data.path_url);
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(shown));
    expect(headers.get('content-type')).toMatch(/^(application\/pdf|image\/(png|jpeg))$/);
  });

  it.each([
    ['mutasi.pdf', ascii('%PDF-1.4\n')],
    ['foto.png', png.subarray(0, 8)],
    ['foto.jpg', jpg.subarray(0, 4)],
  ])('is accepted as %s by its first bytes, even if little follows', async (name, content) => {
    expect((await rina.send(name, content)).status).toBe(200);
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\rina\\mutasi.pdf', 'mutasi.pdf'],
    ['mutasi\u202Efdp.pdf', 'mutasifdp.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
    ['résumé 文件 🙂.pdf', 'résumé 文件 🙂.pdf'],
    [`${'a'.repeat(4096)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ])('named %s gets a safe name, and an address that the server makes', async (name, shown) => {
    const stored = await store(name, pdf);
    expect(stored.file_name).toBe(shown);
    expect(stored.path_url).toMatch(/^\/files\/[0-9a-f-]{36}\.pdf$/);
    const answer = await fetchFile(stored.path_url);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(shown);
  });

  const RUNS = runs(500);
  it(`with any of ${RUNS.numRuns} odd names gets a safe one, and is an attachment (seed ${SEED})`, async () => {
    await fc.assert(
      fc.asyncProperty(oddName, async (name) => {
        const before = filesOfRina().length;
        const sent = await rina.send(name, pdf);
        if (unreadable.test(name)) {
          expect([sent.status, filesOfRina().length]).toEqual([400, before]);
          return;
        }
        const { data } = (await sent.json()) as { data: Stored };
        expect(data.file_name).toMatch(/^[^\s.][^/\\<>:"|?*\p{Cc}\u200b\u202e\ud800]*\.pdf$/iu);
        expect(data.file_name).not.toMatch(/^con\./i);
        expect(Buffer.byteLength(data.file_name)).toBeLessThanOrEqual(255);
        expect(data.path_url).toMatch(/^\/files\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/);
        const { headers } = await fetchFile(data.path_url);
        const disposition = headers.get('content-disposition') ?? '';
        expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.%!~-]+$/);
        expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(data.file_name);
        expect(headers.get('content-type')).toBe('application/pdf');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }),
      RUNS,
    );
  });

  it('gets its own address, even with the same name as another', async () => {
    const [first, second] = [await store('a.pdf', pdf), await store('a.pdf', pdf)];
    expect(first.path_url).not.toBe(second.path_url);
  });

  it('may have 10 MB, and not a byte more', async () => {
    const padding = Buffer.alloc(10 * 1024 * 1024 - pdf.length - 5);
    const content = Buffer.concat([pdf, padding, ascii('%%EOF')]);
    expect((await rina.send('besar.pdf', content)).status).toBe(200);
    const larger = Buffer.concat([pdf, padding, ascii(' %%EOF')]);
    expect((await rina.send('besar.pdf', larger)).status).toBe(413);
    expect(filesOfRina()).toHaveLength(1);
  });

  it('has to be in the field named file', async () => {
    const post = (form: FormData) =>
      fetch(`${mock.url}/api/assets/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${rina.token}` },
        body: form,
      });
    const wrongField = new FormData();
    wrongField.append('document', new Blob([new Uint8Array(pdf)]), 'a.pdf');
    const text = new FormData();
    text.append('file', 'not a file');
    for (const form of [wrongField, text, new FormData()]) {
      const { status } = await post(form);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(filesOfRina()).toEqual([]);
  });
});
