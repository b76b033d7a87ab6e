import fc from 'fast-check';

const LINE = '\r\n';
const PDF = '%PDF-1.4\n%%EOF';
const END = `--batas--${LINE}`;

const fileName = fc.oneof(
  fc.constantFrom(
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    '%2e%2e%2fpasswd',
    'a%00.pdf',
    'CON',
    '.htaccess',
    '<img src=x onerror=alert(1)>.pdf',
    'a"; filename="b.pdf',
    'x'.repeat(5000),
    '\u202Efdp.exe',
  ),
  fc.string({ unit: 'grapheme' }).map((name) => `${name}.pdf`),
);

const part = (name: string, file: string | null, content: string, more = ''): string =>
  `--batas${LINE}Content-Disposition: form-data; name="${name}"` +
  `${file === null ? '' : `; filename="${file}"`}${LINE}${more}${LINE}${content}${LINE}`;

const formsWith = (file: string): string[] => [
  part('file', file, PDF) + END,
  part('file', file, PDF),
  part('file', file, PDF).slice(0, 60),
  part('file', file, PDF).slice(0, -20),
  part('document', file, PDF) + END,
  part('__proto__', file, PDF) + END,
  part('file', file, PDF).repeat(2) + END,
  part('file', null, 'x').repeat(300) + END,
  part('file', null, 'x') + END,
  END,
  'file=1',
  part('file', file, PDF, `Content-Type: ${'x'.repeat(2000)}${LINE}X: \u0000${LINE}`) + END,
  part('file', file, '<!doctype html>') + END,
  part('file', file, '') + END,
];

const boundary = fc.oneof(
  { weight: 9, arbitrary: fc.constant('batas') },
  { weight: 1, arbitrary: fc.constantFrom('', 'other', '"', 'x'.repeat(200)) },
);

/** Upload forms as hostile or faulty clients send them. */
export const brokenForm = fc.record({
  contentType: boundary.map((text) => `multipart/form-data; boundary=${text}`),
  bytes: fileName
    .chain((file) => fc.constantFrom(...formsWith(file)))
    .map((text) => Buffer.from(text)),
});
