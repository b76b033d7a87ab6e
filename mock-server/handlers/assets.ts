import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { HEAD_BYTES, readContent, TAIL_BYTES, type FileContent } from '@/domain/files/fileContent';
import { safeFileName } from '@/domain/files/fileNames';
import {
  checkFileSize,
  FILE_KINDS,
  mimeTypeOf,
  typeOfName,
  typesInWords,
} from '@/domain/files/fileRules';
import { fail } from '../core/apiProblem';
import { bytes, route } from '../core/route';
import { findUploaded } from '../rules/uploads';

const { maxMb } = FILE_KINDS.document;

function uploadedFile(request: Request): Express.Multer.File {
  const [file] = Array.isArray(request.files) ? request.files : [];
  if (!file || file.size === 0) throw fail(422, 'Berkas tidak boleh kosong');
  if (checkFileSize(file.size, maxMb)) throw fail(413, `Ukuran file maksimum ${maxMb} MB`);
  return file;
}

const hasEnding = (name: string): boolean => name.includes('.');

/**
 * The type of a file by its content. A name with the ending of another type is refused; a name
 * without an ending gets one. The type that the browser sends is ignored.
 */
function typeOf(buffer: Buffer, name: string): NonNullable<FileContent['type']> {
  const { type, isEncrypted } = readContent({
    head: buffer.subarray(0, HEAD_BYTES),
    tail: buffer.subarray(-TAIL_BYTES),
    sizeBytes: buffer.length,
  });
  const isAsNamed = !hasEnding(name) || typeOfName(name) === type;
  if (!type || !isAsNamed) throw fail(415, `Format file harus ${typesInWords('document')}`);
  if (isEncrypted) throw fail(422, 'Berkas terkunci');
  return type;
}

/** A file name in a header (RFC 5987), which encodes four more characters. */
const headerName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const assetsRoutes = [
  route('uploadFile', ({ store, user, request }) => {
    const { buffer, originalname } = uploadedFile(request);
    const name = safeFileName(originalname);
    const type = typeOf(buffer, name);
    const stored = {
      file_name: hasEnding(name) ? name : safeFileName(`${name}.${type}`),
      // The server makes the address; it never contains the name of the uploaded file.
      path_url: `/files/${randomUUID()}.${type}`,
    };
    store.tables.files.push({
      ...stored,
      content_type: mimeTypeOf(type),
      content: buffer.toString('base64'),
      user_id: user.id,
      created_at: store.now(),
    });
    return stored;
  }),

  route('getFile', ({ store, user, params }) => {
    const file = findUploaded(store, user, `/files/${params.path}`);
    return bytes(Buffer.from(file.content, 'base64'), {
      'Content-Type': file.content_type,
      'Content-Disposition': `attachment; filename*=UTF-8''${headerName(file.file_name)}`,
      'X-Content-Type-Options': 'nosniff',
    });
  }),
];
