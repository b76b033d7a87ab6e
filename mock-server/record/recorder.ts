import { existsSync } from 'node:fs';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { HEAD_BYTES, readContent, TAIL_BYTES } from '@/domain/files/fileContent';
import { messageOf } from '../core/messageOf';
import { appOriginsOf } from '../core/appUrl';
import { readBearer } from '../core/identity';
import { interceptEnd } from '../core/interceptEnd';
import type { Store } from '../core/store';
import type { UserRow } from '../database/tables';
import { AtomicFile } from '../persist/atomicFile';
import { isControlCall, mayChangeState } from '../persist/changingCalls';
import { Names } from './names';
import { headOf, textOfStep, UNREADABLE, type Step } from './recording';

/** Headers that change what a call does. */
const RECORDED_HEADERS = ['idempotency-key', 'if-none-match'];

const EMPTY_LIST = 'steps: []\n';

interface Parts {
  store: Store;
  startNames: { current: string };
  appUrl: string;
  log: (line: string) => void;
}

type OpenStep = Omit<Step, 'status'> & { position?: number };

/** Writes the calls of a session into a file, in the order in which the handlers served them. */
export class Recorder {
  private readonly names: Names;
  private readonly open = new WeakMap<object, OpenStep>();
  private texts: { position: number; text: string }[] = [];
  private lastPosition = 0;
  private writing: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private readonly startMs: number;

  private constructor(
    private readonly file: AtomicFile,
    private readonly store: Store,
    private readonly head: string,
    private readonly appUrl: string,
    private readonly log: (line: string) => void,
  ) {
    this.names = new Names(store);
    this.startMs = Date.now();
  }

  /** Rejects, with one line that names the file, if it exists already or cannot be written. */
  static async begin(filePath: string, parts: Parts): Promise<Recorder> {
    if (existsSync(filePath)) {
      throw new Error(
        `${filePath} is there already: move it away, or name another file to record to`,
      );
    }
    const head = headOf(filePath, parts.startNames.current, parts.store.now());
    const file = new AtomicFile(filePath);
    const begun = file.claim().then(() => file.write(head + EMPTY_LIST));
    await begun.catch((error: unknown) => {
      throw new Error(`${filePath} cannot be recorded to: ${messageOf(error)}`);
    });
    return new Recorder(file, parts.store, head, parts.appUrl, parts.log);
  }

  /** Resolves when all finished calls are in the file. */
  flush(): Promise<void> {
    return this.writing;
  }

  /** Middleware that notes a call once its body has been parsed, before a handler runs. */
  readonly note: RequestHandler = (request, response, next) => {
    // Calls with which the control page only reads are not part of the case.
    if (!isControlCall(request) || mayChangeState(request)) {
      this.names.update();
      this.open.set(request, this.describe(request));
      response.on('close', () => this.close(request, response));
    }
    next();
  };

  /** The same for a call whose body could not be parsed; its four parameters are for Express. */
  readonly noteUnreadable: ErrorRequestHandler = (error, request, response, next) => {
    this.note(request, response, () => {
      const step = this.open.get(request);
      if (step) step.body = UNREADABLE;
      next(error);
    });
  };

  /** Notes the order in which the calls took effect, so it has to come right before the handlers. */
  readonly order: RequestHandler = (request, response, next) => {
    interceptEnd(response, (send) => {
      const step = this.open.get(request);
      if (step) {
        step.position = this.nextPosition();
        step.upload = uploadOf(request);
        this.names.update();
      }
      send();
    });
    next();
  };

  private describe(request: Request): OpenStep {
    const bearer = readBearer(request);
    const token = this.names.nameFor(bearer);
    const who = token?.split(' of ').at(1);
    const headers = RECORDED_HEADERS.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    });
    return {
      at: Math.round(Date.now() - this.startMs) / 1000,
      who,
      token: bearer === '' ? undefined : this.tokenOf(token, who),
      call: `${request.method} ${this.names.hide(request.originalUrl)}`,
      headers: headers.length > 0 ? (Object.fromEntries(headers) as Step['headers']) : undefined,
      body: this.bodyOf(request, who),
    };
  }

  /** Undefined for the user's newest session, which is the default. */
  private tokenOf(token: string | undefined, who: string | undefined): string | undefined {
    if (token === undefined || who === undefined) return 'unknown token';
    return token === this.names.newest('session', who) ? undefined : token;
  }

  private bodyOf(request: Request, who: string | undefined): unknown {
    const body = request.body as unknown;
    if (typeof body !== 'object' || body === null || isUpload(request)) return undefined;
    if (!Array.isArray(body) && Object.keys(body).length === 0 && !hasJson(request))
      return undefined;
    const shown = withoutAppOrigin(body, appOriginsOf(request, this.appUrl));
    return this.names.hideBody(shown, this.userOf(body, who));
  }

  /** The users whose password or code a body may contain. */
  private userOf(body: object, who: string | undefined): UserRow | undefined {
    const email = who ?? ('email' in body ? body.email : undefined);
    return typeof email === 'string' ? this.store.findUserByEmail(email) : undefined;
  }

  private nextPosition(): number {
    this.lastPosition += 1;
    return this.lastPosition;
  }

  private close(request: Request, response: Response): void {
    const { position = this.nextPosition(), ...step } = this.open.get(request) ?? {
      at: 0,
      call: '',
    };
    const status = response.writableFinished ? response.statusCode : 'cut';
    this.texts.push({ position, text: textOfStep({ ...step, status }) });
    this.texts.sort((one, other) => one.position - other.position);
    this.save();
  }

  /** Writes one at a time; each write contains everything recorded when it begins. */
  private save(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.writing = this.writing.then(async () => {
      this.isWaiting = false;
      const steps = this.texts.map(({ text }) => text).join('');
      await this.file.write(`${this.head}steps:\n${steps}`).catch((error: unknown) => {
        this.log(`${this.file.filePath} cannot be recorded to: ${messageOf(error)}`);
      });
    });
  }
}

const isUpload = (request: Request): boolean => Boolean(request.is('multipart/form-data'));

const hasJson = (request: Request): boolean => request.is('json') === 'json';

/** The app has another address where the recording is replayed; addresses outside the app are kept. */
function withoutAppOrigin(body: object, origins: readonly string[]): object {
  const url = 'url' in body && typeof body.url === 'string' ? body.url : '';
  const origin = origins.find((each) => url.startsWith(`${each}/`));
  return origin === undefined ? body : { ...body, url: `{{app}}${url.slice(origin.length)}` };
}

function uploadOf(request: Request): Step['upload'] {
  if (!isUpload(request)) return undefined;
  const [file] = Array.isArray(request.files) ? request.files : [];
  // Too large to be read to its end, so only the size of the whole call is known, from its header.
  if (!file) return { name: '', size: Number(request.get('content-length') ?? 0), kind: 'unknown' };
  const { buffer, originalname: name, size } = file;
  const { type, isComplete, isEncrypted } = readContent({
    head: buffer.subarray(0, HEAD_BYTES),
    tail: buffer.subarray(-TAIL_BYTES),
    sizeBytes: buffer.length,
  });
  if (type === null) return { name, size, kind: 'unknown' };
  return { name, size, kind: isComplete && !isEncrypted ? type : `broken ${type}` };
}
