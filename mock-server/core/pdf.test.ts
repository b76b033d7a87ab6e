import { execFileSync } from 'node:child_process';
import { makePdf } from './pdf';

/** What a real PDF reader finds in the file: its pages, title and text. */
function readPdf(file: Buffer): { pages: number; title: string; text: string } {
  const script = `
    import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const data = new Uint8Array(Buffer.concat(chunks));
    const pdf = await getDocument({ data, verbosity: 0, stopAtErrors: true }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const { info } = await pdf.getMetadata();
    const text = items.map((item) => item.str).join('\\n');
    console.log(JSON.stringify({ pages: pdf.numPages, title: info.Title, text }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: file,
    encoding: 'utf8',
  });
  return JSON.parse(output) as ReturnType<typeof readPdf>;
}

test('a PDF of the mock is read by a PDF reader, brackets and long lines included', () => {
  const words = Array.from({ length: 40 }, (_, index) => `kata${index}`).join(' ');
  const file = makePdf('Formulir (contoh)', [
    { text: 'Judul', isHeading: true },
    { text: 'Nama: Budi (Bapak) \\ Santoso é 印' },
    { text: words },
  ]);

  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const { pages, title, text } = readPdf(file);
  expect({ pages, title }).toEqual({ pages: 1, title: 'Formulir (contoh)' });
  expect(text).toContain('Nama: Budi (Bapak) \\ Santoso é ?');
  expect(text.replace(/\s+/g, ' ')).toContain(words);
});
