import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What tells that a file is still the one that we wrote. */
interface Mark {
  ino: number;
  size: number;
  mtimeMs: number;
}

/**
 * A file that is always whole: whoever reads it, at any moment and after any kill, finds the last
 * content that was written to its end. It is never written over where another program changed it.
 */
export class AtomicFile {
  private mark: Mark | null = null;

  constructor(readonly place: string) {}

  /** Takes what stands there now for our own: from here on we notice when it changes. */
  async adopt(): Promise<void> {
    this.mark = await this.look();
  }

  /** Resolves once the content would outlive a loss of power; rejects, and changes nothing, else. */
  async write(content: string): Promise<void> {
    await this.checkOurs();
    const temporary = `${this.place}.tmp`;
    try {
      await writeDurably(temporary, content);
      await rename(temporary, this.place);
    } catch (error) {
      // Best effort: on a full disk the half of a file only takes up more room.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncFolder(path.dirname(this.place));
    await this.adopt();
  }

  private async checkOurs(): Promise<void> {
    const found = await this.look();
    const { mark } = this;
    if (!found) return;
    const isOurs =
      found.ino === mark?.ino && found.size === mark.size && found.mtimeMs === mark.mtimeMs;
    if (!isOurs) throw new Error('another program has changed it');
  }

  private async look(): Promise<Mark | null> {
    try {
      const { ino, size, mtimeMs } = await stat(this.place);
      return { ino, size, mtimeMs };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

async function writeDurably(place: string, content: string): Promise<void> {
  // For its owner alone: passwords and tokens stand in a state.
  const file = await open(place, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without it a new name may be forgotten with the power. Windows knows no such thing. */
async function syncFolder(place: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(place, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
