import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Line } from './report';
import { median, pairedRatio, round } from './statistics';

const ROOT = path.join(__dirname, '..');
const MOCK = 'mock-server/main.ts';
const BARE = 'bench/controls/bareServer.ts';

const USERS = 1_000;
const NOTIFICATIONS_EACH = 10;
/** Calls of each kind in one run, after the warm-up calls. */
const ROUNDS = 40;
const WARM_UP_ROUNDS = 10;

interface Server {
  url: string;
  /** From the start of the process until it listens. */
  startMs: number;
  stop: () => Promise<void>;
}

function startServer(script: string, args: string[]): Promise<Server> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
      if (url === undefined) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ url, startMs: performance.now() - startedAtMs, stop });
    });
    void ended.then(() => reject(new Error(`${script} did not start`)));
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Makes one call. Returns its JSON and the time until the last byte. */
function call(
  url: string,
  method = 'GET',
  token = '',
  body?: unknown,
): Promise<{ ms: number; json: { data?: unknown } }> {
  const startedAtMs = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const ms = performance.now() - startedAtMs;
        if (response.statusCode === 200) resolve({ ms, json: JSON.parse(text) as object });
        else reject(new Error(`${method} ${url}: ${response.statusCode ?? 0} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function tokenOf(url: string, email: string): Promise<string> {
  const { json } = await call(`${url}/__mock/users/${email}/token`, 'POST', '', {
    kind: 'session',
  });
  return (json.data as { token: string }).token;
}

/** Writes a scenario of 1,000 users with ten notifications each. Returns the last user's e-mail. */
function writeLargeScenario(file: string): string {
  const people = Array.from({ length: USERS }, (_, index) => ({
    email: `orang.${index}@bos.test`,
    name: `Orang ${index}`,
    role: 'borrower',
    type: 'individual',
    notifications: { count: NOTIFICATIONS_EACH, unread: 4 },
  }));
  const description = 'Many users, for the benchmark';
  writeFileSync(file, JSON.stringify({ description, password: 'Rahasia#2026', people }));
  return people.at(-1)?.email ?? '';
}

/** The times of the daily calls, made by the user whose rows are last in every table. */
async function measureResponses(url: string, email: string): Promise<number[]> {
  const token = await tokenOf(url, email);
  const profile = await call(`${url}/api/identity/auth/profile`, 'GET', token);
  const { id } = profile.json.data as { id: number };
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [method, path, body] of dailyCalls(id)) {
      const { ms } = await call(url + path, method, token, body);
      if (round >= 0) times.push(ms);
    }
  }
  return times;
}

/** The calls that the app makes all day: method, path, body. */
function dailyCalls(id: number): [string, string, unknown?][] {
  return [
    ['GET', '/api/identity/auth/profile'],
    ['GET', '/api/identity/user/detail'],
    ['GET', '/api/identity/user/banks'],
    ['GET', `/api/notification/notif/list-by-user/${id}?page=1&limit=10`],
    ['GET', `/api/notification/notif/unread-count/${id}`],
    ['GET', '/api/master/banks'],
    ['PATCH', '/api/identity/user/update', { information: { division: 'Operasional' } }],
    ['POST', '/api/log-activity', { activity: 'bench' }],
  ];
}

async function measureBare(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS * dailyCalls(0).length; round += 1) {
    const { ms } = await call(url);
    if (round >= 0) times.push(ms);
  }
  return times;
}

/** The time until the mock has started and has returned the villages of a district. */
async function measureStart(): Promise<number> {
  const startedAtMs = performance.now();
  const mock = await startServer(MOCK, ['--port', '0']);
  const token = await tokenOf(mock.url, 'otp.applicant@bos.test');
  await call(`${mock.url}/api/master/villages?district_id=317407`, 'GET', token);
  const ms = performance.now() - startedAtMs;
  await mock.stop();
  return ms;
}

/** The start and the response times of the mock, compared with a bare server of the same kind. */
export async function benchMock(runs: number): Promise<Line[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-bench-'));
  const scenarioFile = path.join(folder, 'scenario.json');
  const email = writeLargeScenario(scenarioFile);
  const starts: { mock: number[]; bare: number[] } = { mock: [], bare: [] };
  const responses: { mock: number[]; bare: number[] } = { mock: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    const bare = await startServer(BARE, []);
    starts.bare.push(bare.startMs);
    starts.mock.push(await measureStart());
    const mock = await startServer(MOCK, ['--port', '0', '--scenario', scenarioFile]);
    responses.bare.push(median(await measureBare(bare.url)) ?? NaN);
    responses.mock.push(median(await measureResponses(mock.url, email)) ?? NaN);
    await Promise.all([mock.stop(), bare.stop()]);
    console.error(`mock: run ${run + 1} of ${runs}`);
  }
  agent.destroy();
  rmSync(folder, { recursive: true });
  const line = (what: string, { mock, bare }: typeof starts, goalMs: number, digits: number) => ({
    what: `${what}, ms`,
    measured: `${String(round(median(mock), digits))} ms, ${String(round(pairedRatio(mock, bare), 1))} of bare`,
    ratio: round(median(mock), digits),
    goal: goalMs,
    stretch: goalMs / 2,
  });
  return [
    line('mock: start, with all regions', starts, 2_000, 0),
    line('mock: median response, 1,000 users', responses, 5, 1),
  ];
}
