import type { Random } from '../../testing/random';

const LINE = '\r\n';
const PDF = '%PDF-1.4\n%%EOF';

const FILE_NAMES = [
  'mutasi.pdf',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '%2e%2e%2fpasswd',
  'a%00.pdf',
  '',
  'CON',
  '.htaccess',
  '<img src=x onerror=alert(1)>.pdf',
  'a"; filename="b.pdf',
  'x'.repeat(5000),
  '\u202Efdp.exe',
];

const part = (name: string, fileName: string | null, content: string, more = ''): string =>
  `--batas${LINE}Content-Disposition: form-data; name="${name}"` +
  `${fileName === null ? '' : `; filename="${fileName}"`}${LINE}${more}${LINE}${content}${LINE}`;

/** A form with a file as hostile or clumsy clients send it. */
export function brokenForm(random: Random): { type: string; body: Buffer; what: string } {
  const name = random.pick(FILE_NAMES);
  const [what, text] = random.pick<[string, string]>([
    ['a form with a strange file name', `${part('file', name, PDF)}--batas--${LINE}`],
    ['a form that was cut off', part('file', name, PDF).slice(0, 60 + random.below(60))],
    ['a form without its end', part('file', name, PDF)],
    ['a form of another field', `${part('document', name, PDF)}--batas--${LINE}`],
    ['a form of a hostile field', `${part('__proto__', name, PDF)}--batas--${LINE}`],
    ['a form of two files', `${part('file', name, PDF).repeat(2)}--batas--${LINE}`],
    ['a form of many fields', `${part('file', null, 'x').repeat(300)}--batas--${LINE}`],
    ['a form with a text for the file', `${part('file', null, 'x')}--batas--${LINE}`],
    ['an empty form', `--batas--${LINE}`],
    ['no form at all', 'file=1'],
    [
      'a form with strange headers in it',
      `${part('file', name, PDF, `Content-Type: ${'x'.repeat(2000)}${LINE}X: \u0000${LINE}`)}--batas--`,
    ],
    ['a page for a file', `${part('file', name, '<!doctype html>')}--batas--${LINE}`],
    ['a file without bytes', `${part('file', name, '')}--batas--${LINE}`],
  ]);
  const boundary = random.happens(90) ? 'batas' : random.pick(['', 'other', '"', 'x'.repeat(200)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.from(text), what };
}
