/** A line of text on the page: 16 points for a heading, 11 for the rest. */
export interface PdfLine {
  text: string;
  isHeading?: boolean;
}

const PAGE = { width: 595, height: 842, margin: 64, leading: 20 };
const MAX_CHARACTERS = 84;

/** A PDF string: Latin-1 in brackets; other characters become a question mark. */
const literal = (text: string): string =>
  `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`;

function wrap({ text, isHeading = false }: PdfLine): PdfLine[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length > MAX_CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => ({ text: line, isHeading }));
}

function pageContent(lines: PdfLine[]): string {
  const shown = lines.flatMap(wrap).map(({ text, isHeading }) => {
    const font = isHeading ? '/Bold 16 Tf' : '/Plain 11 Tf';
    return `${font} ${literal(text)} Tj T*`;
  });
  const start = `${PAGE.margin} ${PAGE.height - PAGE.margin} Td ${PAGE.leading} TL`;
  return ['BT', start, ...shown, 'ET'].join('\n');
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** One page of text as a complete PDF 1.4 file, made without a library. */
export function makePdf(title: string, lines: PdfLine[]): Buffer {
  const content = pageContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id-ID) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ];

  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  objects.forEach((body, index) => {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const startOfTable = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\n`;
  file += `startxref\n${startOfTable}\n%%EOF\n`;
  // In Latin-1 each character is one byte, so the offsets counted above are right.
  return Buffer.from(file, 'latin1');
}
