import { makeSampleFile } from '../scenario/sampleFile';
import type { Step } from './recording';

type Upload = NonNullable<Step['upload']>;

/** Larger ones are refused for their size: only these are made as large as they were. */
const REFUSED_FROM_BYTES = 10 * 1024 * 1024;
/** Nothing that was refused before it was read needs to be larger than this. */
const MOST_BYTES = 26 * 1024 * 1024;

/** The smallest picture that is a JPEG: one pixel, with its end. */
const JPEG = Buffer.concat([
  Buffer.from(
    `/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP${'/'.repeat(86)}wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=`,
    'base64',
  ),
  Buffer.from([0xff, 0xd9]),
]);

/** A file of the same kind as one that was uploaded, which is not in the recording itself. */
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
