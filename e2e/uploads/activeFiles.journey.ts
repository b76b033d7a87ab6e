import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { field, isStored, open, press } from '../support/identityFiles';
import { filePath } from '../support/formFiller';

/** A script that sets a flag and calls a host that nothing else calls. */
const SCRIPT = "self.__pwned=1;fetch('https://pwned.invalid/')";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT}"><script>${SCRIPT}</script></svg>`;
const PAGE = `<!doctype html><img src=x onerror="${SCRIPT}"><script>${SCRIPT}</script>`;
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0';

/** A PDF with one empty page and additional entries in its catalogue. */
const pdfWith = (entries: string, more = ''): string =>
  `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R ${entries}>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200] ${more}>> endobj
trailer <</Root 1 0 R>>
%%EOF`;
const JS = `/S/JavaScript/JS(${SCRIPT.replaceAll('(', '\\(').replaceAll(')', '\\)')})`;

/**
 * Contents that run script if the browser opens them as their type, with the types that a server
 * may send.
 */
const ACTIVE: [contentType: string, content: string][] = [
  ['image/svg+xml', SVG],
  ['image/svg+xml', `<?xml version="1.0"?>${SVG}`],
  [
    'image/svg+xml; charset=utf-8',
    SVG.replace('<script>', `<foreignObject>${PAGE}</foreignObject><script>`),
  ],
  [
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="https://pwned.invalid/"/></svg>`,
  ],
  [
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg"><animate onbegin="${SCRIPT}" attributeName="x" dur="1s"/></svg>`,
  ],
  ['image/png', SVG],
  ['image/jpeg', PAGE],
  ['image/png', `${PNG}${PAGE}IEND\xaeB\x60\x82`],
  ['image/gif', `GIF89a/*${PAGE}*/=1;${SCRIPT}`],
  ['image/jpeg', `\xff\xd8\xff\xfe\x01\0${PAGE}\xff\xd9`],
  ['text/html', PAGE],
  ['text/html; charset=utf-7', `+ADw-script+AD4-${SCRIPT}+ADw-/script+AD4-`],
  [
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><script>${SCRIPT}</script></html>`,
  ],
  ['text/xml', `<?xml version="1.0"?><?xml-stylesheet href="https://pwned.invalid/"?><a/>`],
  ['application/xml', `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${SCRIPT}</x:script>`],
  ['text/javascript', SCRIPT],
  ['application/octet-stream', PAGE],
  ['', PAGE],
  ['multipart/related', `MIME-Version: 1.0\nContent-Type: text/html\n\n${PAGE}`],
  ['application/pdf', PAGE],
  ['application/pdf', pdfWith(`/OpenAction<<${JS}>>`)],
  ['application/pdf', pdfWith(`/AA<</WC<<${JS}>>>>/Names<</JavaScript<</Names[(a)<<${JS}>>]>>>>`)],
  ['application/pdf', pdfWith('/OpenAction<</S/URI/URI(https://pwned.invalid/)>>')],
  [
    'application/pdf',
    pdfWith('', `/AA<</O<<${JS}>>>>/Annots[<</Subtype/Link/Rect[0 0 200 200]/A<<${JS}>>>>]`),
  ],
  ['application/pdf', `${pdfWith('/OpenAction<</S/Launch/F(calc.exe)>>')}\n${PAGE}`],
];

const activeParts = (page: Page) =>
  page.evaluate(() => ({
    hasRun: '__pwned' in window,
    active: document.querySelectorAll('iframe, object, embed, svg script, main script').length,
    // The app's own files are loaded on demand.
    foreignScripts: Array.from(document.scripts, ({ src }) => src).filter(
      (src) => !src.startsWith(`${location.origin}/bos/`),
    ),
    address: location.href,
  }));

for (const name of sampleOf(['ktp.jpg', 'laporan.pdf'], 1))
  test(`K3: no active file that the server sends as ${name} runs in the preview`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/pwned\.invalid/, /pdf/i);
    await open(page, mock);
    await field(page).setInputFiles(filePath(name));
    await isStored(page);
    await draftStored(page);
    await page.reload();
    await isStored(page);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('pwned.invalid')) asked.push(request.url());
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const before = await activeParts(page);
    const shown = page.getByRole('dialog');
    const settled = shown
      .getByRole('img')
      .or(shown.getByText(/^Berkas (ini )?tidak dapat/))
      .first();

    expect(ACTIVE).toHaveLength(25);
    for (const [contentType, content] of sampleOf(ACTIVE, 6)) {
      await page.route('**/api/assets/files/**', (route) =>
        route.fulfill({ contentType, body: Buffer.from(content, 'latin1') }),
      );
      await press(page, 'Lihat berkas');
      await expect(settled).toBeAttached();
      // A script would run soon after the file is shown.
      await page.waitForTimeout(100);
      expect(await activeParts(page), contentType).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      await page.unroute('**/api/assets/files/**');
    }
    expect(before.hasRun).toBe(false);
    expect(asked).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  });
