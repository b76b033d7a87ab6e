import { issueToken } from '../core/identity';
import type { MockServer } from '../core/server';
import type { UserRow } from '../database/tables';
import { encryptPassword } from '../rules/password';
import { mapTexts } from './mapTexts';
import { Names } from './names';
import { placeholderFor } from './placeholder';
import { UNREADABLE, type Recording, type Step } from './recording';

/** A call that was cut off may hang for ever in the replay, so it gets a shorter timeout. */
const CUT_TIMEOUT_MS = 2_000;
const TIMEOUT_MS = 120_000;

/**
 * Replays a recording in a mock that listens at `url` and has the state at which the recording began:
 * the same calls in order, with fresh tokens and codes, and the mock's clock as it was then.
 * Returns one line for each step whose response differs from the recording. Assumption: responses
 * with the same status are the same: bodies contain times and ids of their own run.
 */
export async function replay(
  { store, latency }: Pick<MockServer, 'store' | 'latency'>,
  url: string,
  { steps }: Recording,
): Promise<string[]> {
  const names = new Names(store);
  const startMs = Date.now();
  let skippedMs = 0;
  const differences: string[] = [];
  for (const [index, step] of steps.entries()) {
    const aheadMs = step.at * 1000 - (Date.now() - startMs + skippedMs);
    if (aheadMs > 0) {
      store.advanceClock(aheadMs / 1000);
      skippedMs += aheadMs;
    }
    names.update();
    latency.skip(true);
    const status = await replayStep(step);
    latency.skip(false);
    names.update();
    // A reset has also reset the clock.
    if (step.call === 'POST /__mock/reset') skippedMs = 0;
    if (status !== step.status) {
      differences.push(`step ${index + 1}, ${step.call}: ${status}, recorded ${step.status}`);
    }
  }
  return differences;

  async function replayStep(step: Step): Promise<Step['status']> {
    const [, method = '', path = ''] = /^(\S+) (.*)$/.exec(step.call) ?? [];
    const headers = new Headers(step.headers);
    const token = tokenOf(step);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const body = makeBody(step);
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const timeoutMs = step.status === 'cut' ? CUT_TIMEOUT_MS : TIMEOUT_MS;
    try {
      const response = await fetch(`${url}${fill(path)}`, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 'cut';
    }
  }

  function makeBody({ upload, body, who }: Step): string | FormData | null {
    if (body === UNREADABLE) return '{';
    if (upload) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(placeholderFor(upload))]), upload.name);
      return form;
    }
    if (body === undefined) return null;
    const user = userOf(body, who);
    return JSON.stringify(mapTexts(body, (text) => fill(text, user)));
  }

  /** The token of the step, by default the user's newest session; issues one if there is none. */
  function tokenOf({ who, token }: Step): string | undefined {
    if (token !== undefined) return names.find(token) ?? 'unknown';
    const user = who === undefined ? undefined : store.findUserByEmail(who);
    if (!user) return undefined;
    return (
      names.find(names.newest('session', user.email)) ?? issueToken(store, user, 'session').token
    );
  }

  function userOf(body: unknown, who: string | undefined): UserRow | undefined {
    const given = typeof body === 'object' && body !== null && 'email' in body ? body.email : who;
    const email = who ?? given;
    return typeof email === 'string' ? store.findUserByEmail(email) : undefined;
  }

  function fill(text: string, user?: UserRow): string {
    return text.replace(/\{\{([^}]+)\}\}/g, (_whole, name: string) => valueOf(name, user));
  }

  function valueOf(name: string, user: UserRow | undefined): string {
    const code = store.tables.otp_codes.find((row) => row.user_id === user?.id)?.code ?? '';
    if (name === 'app') return url;
    if (name === 'code') return code;
    if (name === 'wrong code') return code === '000000' ? '111111' : '000000';
    if (name === 'password') return encryptPassword(user?.password ?? '');
    if (/^password \d+$/.test(name)) return encryptPassword(`Rekaman#${name.replace(/\D/g, '')}`);
    if (name === 'weak password') return encryptPassword('lemah');
    return names.find(name) ?? `no ${name}`.replaceAll(' ', '-');
  }
}
