import { makeSampleFile } from '../scenario/sampleFile';
import type { Step } from './recording';

type Upload = NonNullable<Step['upload']>;

/** Larger files are refused for their size, so only their placeholders keep the original size. */
const REFUSED_FROM_BYTES = 10 * 1024 * 1024;
/** Larger uploads are refused before they are read to their end, so no placeholder has to be larger. */
const MOST_BYTES = 26 * 1024 * 1024;

/** The smallest valid JPEG: one pixel, with the end-of-image marker. */
const JPEG = Buffer.concat([
  Buffer.from(
    `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${'/'.repeat(86)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`,
    'base64',
  ),
  Buffer.from([0xff, 0xd9]),
]);

/** A file of the same type as the uploaded one; the recording does not contain uploaded files. */
export function placeholderFor({ size, kind }: Upload): Buffer {
  const content = size === 0 ? Buffer.alloc(0) : contentOf(kind);
  if (size <= REFUSED_FROM_BYTES) return content;
  return Buffer.concat([content, Buffer.alloc(Math.min(size, MOST_BYTES) - content.length)]);
}

function contentOf(kind: string): Buffer {
  if (kind === 'unknown') return Buffer.from('not a document');
  const [type = '', how = ''] = kind.split(' ').toReversed();
  const whole = type === 'jpg' ? JPEG : sample(type === 'png' ? 'contoh.png' : 'contoh.pdf');
  return how === 'broken' ? whole.subarray(0, 16) : whole;
}

function sample(name: string): Buffer {
  const owner = { id: 0, name: 'rekaman' };
  return Buffer.from(makeSampleFile(name, owner, '').row.content, 'base64');
}
