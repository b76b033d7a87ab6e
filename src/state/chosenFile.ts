import { fingerprintOf, HEAD_BYTES, TAIL_BYTES } from '@/domain/files/fileContent';
import { safeFileName } from '@/domain/files/fileNames';
import {
  checkChosenFile,
  checkNameAndSize,
  typeOfName,
  type FileKindName,
} from '@/domain/files/fileRules';
import type { MessageRef } from '@/primitives/messageRef';

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

const endsOf = async (file: File) => ({
  head: await bytesOf(file.slice(0, HEAD_BYTES)),
  tail: await bytesOf(file.slice(-TAIL_BYTES)),
});

/** The problem of a chosen file; a file that is too large is not read. */
export async function checkFile(file: File, kind: FileKindName): Promise<MessageRef | null> {
  const chosen = { name: file.name, sizeBytes: file.size };
  const problem = checkNameAndSize(chosen, kind);
  if (problem !== null) return problem;
  return checkChosenFile({ ...chosen, ...(await endsOf(file)) }, kind);
}

/** The same file under a safe name. */
export function tidyFile(file: File): File {
  const safe = safeFileName(file.name);
  // An ending with nothing before it stays one.
  const isEndingAlone = typeOfName(file.name) !== null && typeOfName(safe) === null;
  const name = isEndingAlone ? safeFileName(`berkas.${safe}`) : safe;
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** The same for equal content, whatever the name. */
export async function fingerprint(file: File): Promise<string> {
  const { head, tail } = await endsOf(file);
  return fingerprintOf(file.size, head, tail);
}
