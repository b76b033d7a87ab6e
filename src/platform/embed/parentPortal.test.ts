import type { EmbedEnvelope } from '@/domain/embed/messages';
import { rounds } from '@/testing/exploration/sample';
import { makeParentPortal } from './parentPortal';

const PORTAL = 'https://portal.test';
const OTHER = 'https://other.test';
const READY = { type: 'ready', payload: { supported_versions: [1], locale: 'id' } } as const;

/** A page in a frame; `heard` is what the browser was asked to deliver, with its target. */
function openFrame(origins: readonly string[] = [PORTAL, OTHER]) {
  const heard: { message: EmbedEnvelope; target: string }[] = [];
  const parent = {
    postMessage: (message: EmbedEnvelope, target: string) => heard.push({ message, target }),
  };
  const view = Object.assign(new EventTarget(), { parent });
  const portal = makeParentPortal(view as unknown as Window);
  const said: unknown[] = [];
  portal.onMessage((message) => said.push(message));
  const say = (data: unknown, origin = PORTAL, source: unknown = parent) => {
    const event = Object.assign(new Event('message'), { data, origin, source });
    view.dispatchEvent(event);
  };
  const open = () => portal.open(origins, READY);
  return { portal, heard, said, say, open };
}

const order = (type: string, payload: object = {}) => ({
  source: 'bos-host',
  version: 1,
  type,
  payload,
});
const INIT = order('init', { version: 1 });
const targets = ({ heard }: ReturnType<typeof openFrame>) => heard.map(({ target }) => target);

test('E1: ready goes to each configured origin, and everything after init to its origin alone', () => {
  const frame = openFrame();
  frame.open();
  expect(targets(frame)).toEqual([PORTAL, OTHER]);
  frame.say(INIT, OTHER);
  frame.portal.post({ type: 'resize', payload: { height: 10 } });
  expect(targets(frame)).toEqual([PORTAL, OTHER, OTHER]);
  frame.say(order('close'), PORTAL);
  expect(frame.said).toHaveLength(1);
});

test('E1: an origin is written as browsers write it; what is none is left out', () => {
  const frame = openFrame(['https://PORTAL.test:443', '*', 'null', 'data:text/html,x', '']);
  frame.open();
  expect(targets(frame)).toEqual([PORTAL]);
});

test.each([
  ['a look-alike', 'https://portal.test.evil.test'],
  ['another scheme', 'http://portal.test'],
  ['another port', 'https://portal.test:8443'],
  ['an opaque origin', 'null'],
  ['no origin', ''],
  ['a part of it', 'https://portal'],
])('E1, E2: %s is not heard', (_what, origin) => {
  const frame = openFrame();
  frame.open();
  frame.say(INIT, origin);
  expect(frame.said).toEqual([]);
  expect(targets(frame)).not.toContain(origin);
});

test('E2: another window of the right origin is not heard', () => {
  const frame = openFrame();
  frame.open();
  for (const source of [null, {}, window]) frame.say(INIT, PORTAL, source);
  expect(frame.said).toEqual([]);
});

test('a message that came before the configuration is heard after ready; at most fifty', () => {
  const frame = openFrame();
  frame.say(INIT);
  frame.say(INIT, 'https://evil.test');
  for (let count = 0; count < 100; count += 1) frame.say(order('request_state'));
  expect(frame.said).toEqual([]);
  frame.open();
  expect(frame.said).toHaveLength(49);
});

test('the envelope: rising numbers, one session, ids that differ; the last of a type is repeated', () => {
  const { portal, heard, open } = openFrame([PORTAL]);
  open();
  portal.post({ type: 'resize', payload: { height: 1 } });
  portal.post({ type: 'resize', payload: { height: 2 } });
  portal.repeat(['resize', 'step_changed']);
  const messages = heard.map(({ message }) => message);
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(new Set(messages.map(({ session_id: id }) => id)).size).toBe(1);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(4);
  expect(messages[3]).toMatchObject({
    source: 'bos-onboarding',
    version: 1,
    type: 'resize',
    payload: { height: 2 },
  });
  expect(Date.parse(messages[0]!.sent_at)).not.toBeNaN();
});

test('after the last message nothing is posted and nobody is heard', () => {
  const frame = openFrame([PORTAL]);
  frame.open();
  frame.portal.close({ type: 'exit', payload: { reason: 'closed' } });
  frame.portal.post({ type: 'dirty_changed', payload: { dirty: false } });
  frame.say(INIT);
  expect(frame.heard.map(({ message }) => message.type)).toEqual(['ready', 'exit']);
  expect(frame.said).toEqual([]);
});

test('E2: hostile messages by the thousand neither throw nor reach anybody', () => {
  const frame = openFrame();
  frame.open();
  const cyclic: Record<string, unknown> = { ...order('close'), payload: {} };
  cyclic['payload'] = [cyclic];
  const shapes = [cyclic, 'x'.repeat(5_000_000), null, order('__proto__'), { ...INIT, version: 9 }];
  for (let round = 0; round < rounds(1_000); round += 1) {
    frame.say(shapes[round % shapes.length]);
    frame.say(INIT, `https://portal${round}.test`);
    frame.say(INIT, PORTAL, {});
  }
  expect([frame.said, frame.heard.length]).toEqual([[], 2]);
});
