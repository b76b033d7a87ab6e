import { randomId } from '../randomId';
import { dropSetAside, inOneTransaction, type DraftDatabase, type StoredDraft } from './database';
import { decryptDraft, DRAFT_FORMAT, encryptDraft } from './draftCipher';
import type { FoundDraft } from './readDrafts';
import type { DraftRecord, DraftStoreEvents } from '@/ports/drafts';

interface WriterOptions {
  database: DraftDatabase;
  key: CryptoKey;
  userId: number;
  events: DraftStoreEvents;
}

/** What this tab knows to be on the disk. */
interface Known {
  record: DraftRecord;
  write: string;
}

/** The waits before a failed write is tried again; after the last one it waits for the next change. */
const RETRY_AFTER_MS = [100, 500, 2_000];

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/**
 * Makes what is on the disk equal to the newest records it was given, one at a time. It touches only
 * what changed, and replaces no record that this tab has not read: one that another tab wrote is set
 * aside in the same transaction, and told.
 */
export function makeDraftWriter({ database, key, userId, events }: WriterOptions) {
  const known = new Map<string, Known>();
  let wanted: Readonly<Record<string, DraftRecord>> = {};
  let isClosed = false;
  let hasTold = false;
  let isRunning = false;
  let running: Promise<void> = Promise.resolve();

  const wish = (subStep: string): DraftRecord | undefined =>
    Object.hasOwn(wanted, subStep) ? wanted[subStep] : undefined;

  const nextChange = (): string | undefined =>
    [...new Set([...Object.keys(wanted), ...known.keys()])].find(
      (subStep) => wish(subStep) !== known.get(subStep)?.record,
    );

  async function put(subStep: string, record: DraftRecord): Promise<void> {
    const place = { userId, subStep, format: DRAFT_FORMAT };
    const encrypted = await encryptDraft(key, record, place);
    if (isClosed) return;
    const nowMs = Date.now();
    const write = randomId();
    const others = await inOneTransaction(database, async ({ drafts, setAside }) => {
      const found = await drafts.get([userId, subStep]);
      const isOthers = found !== undefined && found.write !== known.get(subStep)?.write;
      if (isOthers) await setAside.add({ userId, subStep, setAsideAtMs: nowMs, record: found });
      await drafts.put({ ...place, ...encrypted, savedAtMs: nowMs, write });
      return isOthers ? found : null;
    });
    known.set(subStep, { record, write });
    events.onWritten(subStep, record.typedAtMs);
    if (others !== null) await tellConflict(others);
  }

  async function tellConflict(other: StoredDraft): Promise<void> {
    try {
      events.onConflict(other.subStep, await decryptDraft(key, other));
    } catch {
      // It can be read by nobody here; it stays set aside.
    }
  }

  async function remove(subStep: string): Promise<void> {
    await inOneTransaction(database, async (tables) => {
      const stored = await tables.drafts.get([userId, subStep]);
      if (stored?.write === known.get(subStep)?.write)
        await tables.drafts.delete([userId, subStep]);
      await dropSetAside(tables, [userId, subStep]);
    });
    known.delete(subStep);
  }

  async function writeOne(subStep: string): Promise<void> {
    const record = wish(subStep);
    await (record === undefined ? remove(subStep) : put(subStep, record));
  }

  async function run(): Promise<void> {
    let tries = 0;
    try {
      for (let subStep = nextChange(); subStep !== undefined && !isClosed; subStep = nextChange()) {
        try {
          await writeOne(subStep);
          tries = 0;
        } catch {
          const waitMs = RETRY_AFTER_MS[tries];
          if (waitMs === undefined) {
            tellFailure();
            return;
          }
          tries += 1;
          await wait(waitMs);
        }
      }
    } finally {
      isRunning = false;
    }
  }

  function tellFailure(): void {
    if (!hasTold) events.onWriteFailed();
    hasTold = true;
  }

  return {
    /** Takes over what was read, so that it counts as known. */
    learn(found: readonly FoundDraft[]): void {
      for (const { stored, record } of found)
        known.set(stored.subStep, { record, write: stored.write });
    },
    /** Resolves when the disk is up to date, or the last try has failed. Never rejects. */
    write(records: Readonly<Record<string, DraftRecord>>): Promise<void> {
      if (isClosed) return Promise.resolve();
      wanted = records;
      if (!isRunning) {
        isRunning = true;
        running = run();
      }
      return running;
    },
    close(): void {
      isClosed = true;
    },
  };
}
