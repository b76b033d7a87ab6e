const LONGEST_WAIT_MS = 30_000;

/** As webpack calls a chunk that did not come. */
const isChunkMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Loads code, and tries again until it comes: after a second, then less and less often. Rejects only
 * if the code itself fails.
 */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waitMs = 1_000; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkMissing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
