import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { Request, RequestHandler, Response } from 'express';
import { messageOf } from '../core/messageOf';
import { interceptEnd } from '../core/interceptEnd';
import { AtomicFile } from './atomicFile';
import { isControlCall, mayChangeState } from './changingCalls';
import { readState, restoreState, StateError, writeState, type StateSources } from './savedState';

/** Assumption: 507 (Insufficient Storage) for a call that was undone because it cannot be saved. */
const NOT_SAVED = 507;

/**
 * Persists the mock's state in a file. A response is sent only when everything its call could have
 * seen or changed is on the disk; concurrent calls share one write. If a write fails, the calls
 * that waited for it are refused, and the state is restored from the file.
 */
export class Persistence {
  /** Whether the file already existed, so that the mock continues from it. */
  isResumed = false;
  /** The content of the file, which is restored after a failed write. */
  private saved = '';
  private writing: Promise<void> | null = null;
  /** The next write, which begins when the current one has ended. */
  private waiting: Promise<void> | null = null;

  private constructor(
    private readonly file: AtomicFile,
    private readonly parts: StateSources,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Continues from the state in the file, or creates the file with the current state. If the file
   * cannot be used, it is left as it is, and this rejects with one line that names it.
   */
  static async open(
    filePath: string,
    parts: StateSources,
    log: (line: string) => void,
  ): Promise<Persistence> {
    // A symbolic link stays a link: the file that it points to is replaced.
    const file = new AtomicFile(existsSync(filePath) ? realpathSync(filePath) : filePath);
    const persistence = new Persistence(file, parts, log);
    try {
      await file.claim();
      if (existsSync(filePath)) persistence.load();
      else await persistence.write();
    } catch (error) {
      const isState = error instanceof StateError;
      throw new Error(
        isState
          ? `${filePath} ${error.message}; it is left as it is: move it away, or name another file`
          : `${filePath} cannot be used to keep the state: ${messageOf(error)}`,
      );
    }
    return persistence;
  }

  /** Delays every response until its state is saved. Has to come before the handlers. */
  readonly holdResponses: RequestHandler = (request, response, next) => {
    const { tokens } = this.parts.store.tables;
    interceptEnd(response, (send) => {
      // Some calls only read but issue a token: the profile has one for an expired password.
      const isTokenGiven = tokens !== this.parts.store.tables.tokens;
      const safe =
        isTokenGiven || mayChangeState(request) ? this.save() : (this.waiting ?? this.writing);
      if (!safe) send();
      else safe.then(send, (error: unknown) => refuse(request, response, error));
    });
    next();
  };

  private load(): void {
    const text = readFileSync(this.file.filePath, 'utf8');
    restoreState(this.parts, readState(text));
    this.saved = text;
    this.isResumed = true;
  }

  /** Resolves when the current state is in the file. */
  private save(): Promise<void> {
    if (!this.writing) return this.begin();
    // The content of the running write may be older than this call.
    this.waiting ??= this.writing.then(() => {
      this.waiting = null;
      return this.begin();
    });
    return this.waiting;
  }

  private begin(): Promise<void> {
    this.writing = this.write().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  private async write(): Promise<void> {
    try {
      const content = textOf(this.parts);
      await this.file.write(content);
      this.saved = content;
    } catch (error) {
      this.undoChanges(error);
      throw error;
    }
  }

  /** Calls that wait for the next write depend on the lost changes, so they are refused too. */
  private undoChanges(error: unknown): void {
    this.waiting = null;
    if (this.saved === '') return;
    restoreState(this.parts, readState(this.saved));
    this.log(
      `${this.file.filePath} cannot be written (${messageOf(error)}): the last changes are undone`,
    );
  }
}

/** The whole state with all uploads as one text, which cannot exceed half a gigabyte. */
function textOf(parts: StateSources): string {
  try {
    return writeState(parts);
  } catch (error) {
    throw error instanceof RangeError ? new Error('it has grown larger than a file can be') : error;
  }
}

function refuse(request: Request, response: Response, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const message = messageOf(error);
  const text = isControlCall(request)
    ? `Nothing was changed: the state cannot be saved (${message})`
    : `Perubahan tidak dapat disimpan (${message})`;
  response.status(NOT_SAVED).type('json');
  response.end(JSON.stringify({ code: NOT_SAVED, error: text }));
}
