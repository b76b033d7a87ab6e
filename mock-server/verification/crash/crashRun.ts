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
  /** What was acknowledged and is not there, files that cannot be read, starts that failed. */
  problems: string[];
}

const WRITERS = 6;
/** A crash comes after so many writes at most, and a moment more; on a slow machine too. */
const MOST_WRITES = 40;
const LONGEST_MOMENT_MS = 30;
const LONGEST_WRITING_MS = 10_000;
/** Some crash while they start, which takes about as long. */
const SHARE_OF_EARLY_CRASHES = 0.1;
const LONGEST_START_MS = 800;

/**
 * Kills the mock so many times while several people write, and checks after each crash that what
 * was acknowledged is there. The same seed gives the same calls; the moments are the machine's.
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
      await sleep(random() * LONGEST_START_MS);
      await mock.kill();
    } else {
      try {
        const url = await mock.start();
        token ??= await signIn(url);
        const { found, ids } = await look(url, token);
        for (const writer of writers) problems.push(...(await writer.compare(found)));
        if (crash < crashes) {
          const writing = writers.map((writer) => writer.write(url, token ?? '', ids));
          await Promise.race([awaitMoment(writers, random), Promise.all(writing)]);
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

async function awaitMoment(writers: readonly Writer[], random: () => number): Promise<void> {
  const enough = countOf(writers) + random() * MOST_WRITES;
  const endMs = Date.now() + LONGEST_WRITING_MS;
  while (countOf(writers) < enough && Date.now() < endMs) await sleep(2);
  await sleep(random() * LONGEST_MOMENT_MS);
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

/** Reads with the token of the first start: that sessions outlive the crashes is checked along. */
async function look(
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
  const readFile = async (place: string): Promise<string | null> => {
    const file = await fetch(`${url}/api/assets${place}`, { headers });
    return file.status === 200 ? Buffer.from(await file.arrayBuffer()).toString('base64') : null;
  };
  return {
    found: { accounts, readFile },
    ids: new Map(data.map(({ account_no: number, id }) => [number, id])),
  };
}
