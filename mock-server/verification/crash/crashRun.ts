import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { messageOf } from '../../core/messageOf';
import { readState } from '../../persist/savedState';
import { MockProcess } from './mockProcess';
import { BANKS, Writer, type Found } from './writer';

export interface CrashReport {
  acknowledged: number;
  /** Acknowledged writes that are lost, state files that cannot be read, failed starts. */
  problems: string[];
}

const WRITERS = 6;
/** A crash comes after at most this many writes or this time, and a short random delay. */
const MAX_WRITES = 40;
const MAX_DELAY_MS = 30;
const MAX_WRITING_MS = 10_000;
/** Some crashes come during the start, which takes about this long. */
const SHARE_OF_EARLY_CRASHES = 0.1;
const MAX_START_MS = 800;

/**
 * Kills the mock this many times while several writers send calls. After each crash it checks that
 * every acknowledged write is there. The seed fixes the calls, but not the exact time of a crash.
 */
export async function runCrashTest(crashes: number, seed: number): Promise<CrashReport> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-crashes-'));
  const stateFile = path.join(folder, 'state.json');
  const writers = Array.from({ length: WRITERS }, (_, index) => new Writer(index, random));
  const problems: string[] = [];
  let token: string | undefined;
  for (let crash = 0; crash <= crashes && problems.length === 0; crash += 1) {
    const mock = new MockProcess(stateFile);
    if (crash < crashes && random() < SHARE_OF_EARLY_CRASHES) {
      await sleep(random() * MAX_START_MS);
      await mock.kill();
    } else {
      try {
        const url = await mock.start();
        token ??= await signIn(url);
        const { found, ids } = await readStored(url, token);
        for (const writer of writers) problems.push(...(await writer.compare(found)));
        if (crash < crashes) {
          const writing = writers.map((writer) => writer.write(url, token ?? '', ids));
          await Promise.race([waitForCrash(writers, random), Promise.all(writing)]);
          await mock.kill();
          await Promise.all(writing);
        }
      } catch (error) {
        problems.push(messageOf(error));
      }
      await mock.kill();
    }
    problems.push(...problemsOfFile(stateFile).map((text) => `after crash ${crash + 1}: ${text}`));
  }
  rmSync(folder, { recursive: true });
  return { acknowledged: countOf(writers), problems };
}

const countOf = (writers: readonly Writer[]): number =>
  writers.reduce((sum, writer) => sum + writer.acknowledged, 0);

async function waitForCrash(writers: readonly Writer[], random: () => number): Promise<void> {
  const enough = countOf(writers) + random() * MAX_WRITES;
  const endMs = Date.now() + MAX_WRITING_MS;
  while (countOf(writers) < enough && Date.now() < endMs) await sleep(2);
  await sleep(random() * MAX_DELAY_MS);
}

function problemsOfFile(stateFile: string): string[] {
  if (!existsSync(stateFile)) return [];
  try {
    readState(readFileSync(stateFile, 'utf8'));
    return [];
  } catch (error) {
    return [`the file ${messageOf(error)}`];
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/__mock/users/borrower.individu@bos.test/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'session' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Uses the token of the first start, so it also checks that sessions survive the crashes. */
async function readStored(
  url: string,
  token: string,
): Promise<{ found: Found; ids: Map<string, number> }> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api${BANKS}`, { headers });
  if (response.status !== 200) throw new Error(`the session is lost: ${await response.text()}`);
  const { data } = (await response.json()) as {
    data: { id: number; account_no: string; account_name: string }[];
  };
  const accounts = new Map(data.map((account) => [account.account_no, account]));
  const readFile = async (pathUrl: string): Promise<string | null> => {
    const file = await fetch(`${url}/api/assets${pathUrl}`, { headers });
    return file.status === 200 ? Buffer.from(await file.arrayBuffer()).toString('base64') : null;
  };
  return {
    found: { accounts, readFile },
    ids: new Map(data.map(({ account_no: number, id }) => [number, id])),
  };
}
