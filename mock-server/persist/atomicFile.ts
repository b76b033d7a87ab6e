import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** What tells that a file is still the one that we wrote. */
interface Mark {
  ino: number;
  size: number;
  mtimeMs: number;
}

/**
 * A file that is always whole: a reader finds, at any moment and after any kill, the last content
 * that was written to its end. It is never written over where another program changed it,
 * also where both write at once: new content is written beside the file, by one of them at a time.
 */
export class AtomicFile {
  private mark: Mark | null = null;
  private readonly beside: string;

  constructor(readonly filePath: string) {
    this.beside = `${filePath}.tmp`;
  }

  /**
   * Takes the current file as our own: from here on changes by others are noticed. A half-written
   * file of a killed process is removed.
   */
  async adopt(): Promise<void> {
    await rm(this.beside, { force: true });
    this.mark = await look(this.filePath);
  }

  /** Resolves once the content would outlive a loss of power; rejects, and changes nothing, else. */
  async write(content: string): Promise<void> {
    // A program that has lost the file already does not get in the way of its owner.
    await this.checkUnchanged();
    // Readable by its owner only: a state contains passwords and tokens.
    const file = await open(this.beside, 'wx', 0o600).catch(tellWhoWrites);
    try {
      const written = await this.fill(file, content).finally(() => file.close());
      await rename(this.beside, this.filePath);
      this.mark = written;
    } catch (error) {
      // Best effort: on a full disk the half of a file only takes up more room.
      await rm(this.beside, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(path.dirname(this.filePath));
  }

  private async fill(file: FileHandle, content: string): Promise<Mark> {
    await this.checkUnchanged();
    await file.writeFile(content);
    await file.sync();
    const written = markOf(await file.stat());
    // One that starts just now may have cleared ours away, and begun its own.
    if (!isSame(await look(this.beside), written)) throw new Error(CHANGED);
    return written;
  }

  private async checkUnchanged(): Promise<void> {
    const found = await look(this.filePath);
    if (found && !isSame(found, this.mark)) throw new Error(CHANGED);
  }
}

const CHANGED = 'another program has changed it';

function tellWhoWrites(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new Error('another program is writing it') : error;
}

const markOf = ({ ino, size, mtimeMs }: Mark): Mark => ({ ino, size, mtimeMs });

const isSame = (one: Mark | null, other: Mark | null): boolean =>
  one?.ino === other?.ino && one?.size === other?.size && one?.mtimeMs === other?.mtimeMs;

async function look(filePath: string): Promise<Mark | null> {
  try {
    return markOf(await stat(filePath));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Without it a new name may be forgotten with the power. Windows knows no such thing. */
async function syncFolder(filePath: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(filePath, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
