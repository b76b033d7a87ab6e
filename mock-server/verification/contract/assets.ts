import { HEAD_BYTES } from '@/domain/files/fileContent';
import { makePdf } from '../../core/pdf';
import type { CasesOf, CaseContext } from './contractCase';
import { NOT_YOUR_FILE } from './texts';

const MB = 1024 * 1024;
const pdf = makePdf('Mutasi', [{ text: 'Mutasi' }]);
const text = (content: string): Buffer => Buffer.from(content, 'latin1');

/** The last bytes of a ZIP archive that has no comment. */
const archiveEnd = text(`PK\x05\x06${'\0'.repeat(18)}`);

const file = (content: Uint8Array) => ({ file: { name: 'mutasi.pdf', content } });

/** A PDF that is padded to this size. */
const ofSize = (bytes: number): Buffer =>
  Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length - 5), text('%%EOF')]);

const pathOf = (context: CaseContext, who: string) => ({
  params: { path: context.fileOf(who).path_url.replace('/files/', '') },
});

export const assetsCases: CasesOf<'uploadFile' | 'getFile'> = {
  uploadFile: {
    accepted: {
      who: 'borrower.individu',
      send: () => file(pdf),
      changes: { files: { added: 1 } },
    },
    refused: [
      {
        when: 'it is larger than 10 MB',
        send: () => file(ofSize(10 * MB + 1)),
        status: 413,
        error: 'Ukuran file maksimum 10 MB',
      },
      {
        when: 'it is larger than the server reads at all',
        send: () => file(ofSize(26 * MB)),
        status: 413,
        error: 'Ukuran data terlalu besar',
      },
      {
        when: 'it is an HTML page with the name of a PDF',
        send: () => file(text('<!doctype html><script>alert(1)</script>')),
        status: 415,
        error: 'Format file harus PDF, JPG, PNG',
      },
      {
        when: 'it is an HTML page, also by its name',
        send: () => ({ file: { name: 'a.html', content: text('<!doctype html>') } }),
        status: 415,
        error: 'Format file harus PDF, JPG, PNG',
      },
      {
        when: 'its last bytes make it a ZIP archive too',
        send: () => file(Buffer.concat([pdf, archiveEnd])),
        status: 415,
        error: 'Format file harus PDF, JPG, PNG',
      },
      {
        when: 'it is empty',
        send: () => file(new Uint8Array()),
        status: 422,
        error: 'Berkas tidak boleh kosong',
      },
      {
        when: 'its content is of another type than its name says',
        send: () => ({ file: { name: 'mutasi.png', content: pdf } }),
        status: 415,
        error: 'Format file harus PDF, JPG, PNG',
      },
      {
        when: 'it is encrypted, which only its last bytes show',
        send: () => file(Buffer.concat([pdf, Buffer.alloc(HEAD_BYTES), text('/Encrypt 9 0 R')])),
        status: 422,
        error: 'Berkas terkunci',
      },
    ],
  },

  getFile: {
    accepted: { who: 'revision', send: (context) => pathOf(context, 'revision'), changes: {} },
    refused: [
      {
        when: 'it belongs to somebody else',
        who: 'borrower.individu',
        send: (context) => pathOf(context, 'revision'),
        ...NOT_YOUR_FILE,
      },
      {
        when: 'there is no such file',
        send: () => ({ params: { path: '../package.json' } }),
        status: 404,
        error: 'Berkas tidak ditemukan',
      },
    ],
  },
};
