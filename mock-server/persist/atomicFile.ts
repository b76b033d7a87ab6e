import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** Identifies a version of a file: it changes when another program writes the file. */
interface FileVersion {
  ino: number;
  size: number;
  mtimeMs: number;
}

/**
 * A file that is always complete: a reader finds the last complete content at any time, even after
 * the process was killed. New content is written to a second file, by one program at a time, which
 * then replaces the first. A file that another program has changed is never overwritten.
 */
export class AtomicFile {
  private version: FileVersion | null = null;
  private readonly nextPath: string;

  constructor(readonly filePath: string) {
    this.nextPath = `${filePath}.tmp`;
  }

  /**
   * Takes over the current file: from now on changes by others are detected. A half-written file of
   * a killed process is removed.
   */
  async claim(): Promise<void> {
    await rm(this.nextPath, { force: true });
    this.version = await versionAt(this.filePath);
  }

  /** Resolves when the content would survive a power failure; else rejects, and changes nothing. */
  async write(content: string): Promise<void> {
    // Checked first, so that a program that has lost the file does not block its new owner.
    await this.checkUnchanged();
    // Readable by its owner only: a state contains passwords and tokens.
    const file = await open(this.nextPath, 'wx', 0o600).catch(throwWriteConflict);
    try {
      const written = await this.fill(file, content).finally(() => file.close());
      await rename(this.nextPath, this.filePath);
      this.version = written;
    } catch (error) {
      // Best effort: on a full disk a half-written file only uses more space.
      await rm(this.nextPath, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(path.dirname(this.filePath));
  }

  private async fill(file: FileHandle, content: string): Promise<FileVersion> {
    await this.checkUnchanged();
    await file.writeFile(content);
    await file.sync();
    const written = versionOf(await file.stat());
    // A program that starts now may have removed our file and begun its own.
    if (!isSame(await versionAt(this.nextPath), written)) throw new Error(CHANGED);
    return written;
  }

  private async checkUnchanged(): Promise<void> {
    const found = await versionAt(this.filePath);
    if (found && !isSame(found, this.version)) throw new Error(CHANGED);
  }
}

const CHANGED = 'another program has changed it';

function throwWriteConflict(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new Error('another program is writing it') : error;
}

const versionOf = ({ ino, size, mtimeMs }: FileVersion): FileVersion => ({ ino, size, mtimeMs });

const isSame = (one: FileVersion | null, other: FileVersion | null): boolean =>
  one?.ino === other?.ino && one?.size === other?.size && one?.mtimeMs === other?.mtimeMs;

async function versionAt(filePath: string): Promise<FileVersion | null> {
  try {
    return versionOf(await stat(filePath));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Without it a rename may be lost in a power failure. Windows cannot sync a folder. */
async function syncFolder(filePath: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(filePath, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
