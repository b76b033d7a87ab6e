import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AtomicFile } from './atomicFile';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('AtomicFile', () => {
  it('accepts one of two programs that write at the same time, and refuses the other', async () => {
    for (let round = 0; round < 30; round += 1) {
      const filePath = path.join(folder, `state-${round}.json`);
      const contents = ['a'.repeat(300_000), 'b'.repeat(200_000)];
      const files = contents.map(() => new AtomicFile(filePath));
      for (const file of files) await file.claim();
      const writes = await Promise.allSettled(
        files.map((file, index) => file.write(contents[index] ?? '')),
      );
      const written = contents.filter((_, index) => writes[index]?.status === 'fulfilled');
      expect(written).toHaveLength(1);
      expect(readFileSync(filePath, 'utf8') === written[0]).toBe(true);
    }
  });
});
