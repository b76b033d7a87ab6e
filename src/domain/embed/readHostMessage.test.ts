import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { HOST_TYPES, readHostMessage } from './readHostMessage';

const order = (type: unknown, payload?: unknown, more: object = {}) => ({
  source: 'bos-host',
  version: 1,
  type,
  ...(payload !== undefined && { payload }),
  ...more,
});

test.each([
  ['init', { version: 1 }, { version: 1 }],
  [
    'init',
    { version: 1, auth: 'abc', locale: 'en', other: 1 },
    { version: 1, auth: 'abc', locale: 'en' },
  ],
  ['token_update', { auth: 'abc' }, { auth: 'abc' }],
  ['set_locale', { locale: 'id' }, { locale: 'id' }],
  ['navigate_back', undefined, {}],
  ['request_state', { more: true }, {}],
  ['close', undefined, {}],
  ['close', { force: true }, { force: true }],
])('%s is read, without what the protocol does not know', (type, payload, read) => {
  expect(readHostMessage(order(type, payload, { id: 'x' }))).toEqual({ type, payload: read });
});

const throwing = {
  get source(): string {
    throw new Error('trap');
  },
};

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'close'],
  ['a list', [order('close')]],
  ['another source', order('close', {}, { source: 'bos-onboarding' })],
  ['another version', order('close', {}, { version: 2 })],
  ['a version as text', order('close', {}, { version: '1' })],
  ['an unknown type', order('open', {})],
  ['a type of the prototype', order('constructor', {})],
  ['no type', order(undefined, {})],
  ['a payload of null', order('close', null)],
  ['a payload of a list', order('set_locale', ['id'])],
  ['an inherited type', Object.create(order('close', {}))],
  ['an inherited payload', order('token_update', Object.create({ auth: 'abc' }))],
  ['init without a version', order('init', { auth: 'abc' })],
  ['init of another version', order('init', { version: 2 })],
  ['another language', order('set_locale', { locale: 'fr' })],
  ['an empty token', order('token_update', { auth: '' })],
  ['a token with a space', order('token_update', { auth: 'a b' })],
  ['a token with a line break', order('token_update', { auth: 'a\nb' })],
  ['a token of 5 MB', order('token_update', { auth: 'a'.repeat(5_000_000) })],
  ['force as text', order('close', { force: 'true' })],
  ['a trap', throwing],
])('E2: %s is no message', (_what, data) => {
  expect(readHostMessage(data)).toBeNull();
});

test('E2: a thousand hostile messages are read as nothing, or as a clean message', () => {
  const almost = fc.record(
    {
      source: fc.constantFrom('bos-host', 'bos-onboarding', '__proto__'),
      version: fc.constantFrom(1, 2, '1', null),
      type: fc.constantFrom(...HOST_TYPES, '__proto__', 'constructor', 'toString'),
      payload: fc.oneof(fc.anything(), fc.record({ auth: fc.anything(), force: fc.anything() })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), almost), (data) => {
      const read = readHostMessage(data);
      if (read !== null) expect(HOST_TYPES).toContain(read.type);
      expect(({} as { force?: unknown }).force).toBeUndefined();
    }),
    runs(1_000),
  );
});
