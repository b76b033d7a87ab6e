import type { EmbedEnvelope, EmbedMessage } from '@/domain/embed/messages';
import { embedOnboarding, type BosEmbed } from './bosEmbed';

const APP = 'https://app.test';
const open: BosEmbed[] = [];

afterEach(() => open.splice(0).forEach((embed) => embed.destroy()));

/** A portal page with the helper; `sent` is what the frame's window gets. */
function openPortal(options: { auth?: string; follows?: boolean } = {}) {
  const embed = embedOnboarding({ url: `${APP}/bos/`, container: document.body, ...options });
  open.push(embed);
  const sent: { message: unknown; target: string }[] = [];
  const frameWindow = embed.iframe.contentWindow!;
  jest
    .spyOn(frameWindow, 'postMessage')
    .mockImplementation(((message: unknown, target: string) =>
      sent.push({ message, target })) as never);
  let seq = 0;
  const say = (message: EmbedMessage, more: Partial<EmbedEnvelope> = {}, from: object = {}) => {
    seq += 1;
    const data = {
      source: 'bos-onboarding',
      version: 1,
      id: `${seq}`,
      seq,
      session_id: 'one',
      sent_at: '',
      ...message,
      ...more,
    };
    const event = { data, origin: APP, source: frameWindow, ...from };
    window.dispatchEvent(Object.assign(new Event('message'), event));
  };
  return { embed, sent, say };
}

const READY: EmbedMessage = { type: 'ready', payload: { supported_versions: [1], locale: 'id' } };
const resize = (height: number): EmbedMessage => ({ type: 'resize', payload: { height } });
const order = (type: string, payload: object) => ({
  message: { source: 'bos-host', version: 1, type, payload },
  target: APP,
});

test('the frame has what the page needs, and no address with the token', () => {
  const { embed } = openPortal({ auth: 'secret' });
  expect(embed.iframe.allow).toBe('camera; clipboard-write');
  expect(embed.iframe.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(document.documentElement.outerHTML).not.toContain('secret');
});

test('init is sent at each load of the frame, to the origin of the page', () => {
  const { sent, say } = openPortal({ auth: 'secret' });
  say(READY);
  say(READY);
  expect(sent).toEqual([order('init', { version: 1, auth: 'secret' })]);
  say(READY, { session_id: 'two', seq: 1 });
  expect(sent).toHaveLength(2);
});

test('every method sends its message; none before the page is ready', () => {
  const { embed, sent, say } = openPortal();
  const sendAll = () => {
    embed.updateToken('new');
    embed.setLocale('en');
    embed.navigateBack();
    embed.requestState();
    embed.close({ force: true });
  };
  sendAll();
  expect(sent).toEqual([]);
  say(READY);
  sent.splice(0);
  sendAll();
  expect(sent).toEqual([
    order('token_update', { auth: 'new' }),
    order('set_locale', { locale: 'en' }),
    order('navigate_back', {}),
    order('request_state', {}),
    order('close', { force: true }),
  ]);
});

test('a token whose session is over is not sent again', () => {
  const { sent, say } = openPortal({ auth: 'old' });
  say(READY);
  say({ type: 'session_expired', payload: {} });
  say(READY, { session_id: 'two', seq: 1 });
  expect(sent.at(-1)).toEqual(order('init', { version: 1 }));
});

test('listeners get payload and envelope, until they are removed; the frame follows the height', () => {
  const { embed, say } = openPortal();
  const heights: number[] = [];
  const types: string[] = [];
  const stop = embed.on('resize', ({ height }) => heights.push(height));
  embed.on('*', (_payload, { type }) => types.push(type));
  say(READY);
  say(resize(700));
  stop();
  say(resize(800));
  expect(heights).toEqual([700]);
  expect(types).toEqual(['ready', 'resize', 'resize']);
  expect(embed.iframe.style.height).toBe('800px');
});

test.each<[string, Partial<EmbedEnvelope>, object]>([
  ['of another origin', {}, { origin: 'https://app.test.evil.test' }],
  ['of another window', {}, { source: window }],
  ['of another source', { source: 'bos-host' as never }, {}],
  ['of another version', { version: 2 }, {}],
  ['without a payload', { payload: null as never }, {}],
  ['that was heard before', { seq: 1 }, {}],
  ['of a load that is not ready', { session_id: 'two' }, {}],
])('a message %s is ignored', (_what, more, from) => {
  const { embed, say } = openPortal();
  say(READY);
  const heard: number[] = [];
  embed.on('resize', ({ height }) => heard.push(height));
  say(resize(900), more, from);
  expect(heard).toEqual([]);
});

test('after destroy nothing is heard, and the frame that the helper made is gone', () => {
  const { embed, say } = openPortal();
  say(READY);
  const heard: unknown[] = [];
  embed.on('*', (payload) => heard.push(payload));
  embed.destroy();
  say(resize(900));
  expect([heard, document.querySelector('iframe')]).toEqual([[], null]);
});
