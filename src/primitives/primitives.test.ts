import { makeEmitter } from './emitter';
import { makeInTurn } from './inTurn';
import { isSameJson } from './isSameJson';
import { makeObservable } from './observable';
import { isObject, jsonFields } from './readObject';
import { pickKeys, recordOf } from './records';
import { typedKeys } from './typedKeys';
import { untilLoaded } from './untilLoaded';

test('an emitter calls its listeners at every event until they unsubscribe', () => {
  const emitter = makeEmitter<number>();
  const [staying, leaving] = [jest.fn(), jest.fn()];
  emitter.subscribe(staying);
  const unsubscribe = emitter.subscribe(leaving);
  emitter.emit(1);
  emitter.emit(1);
  unsubscribe();
  emitter.emit(2);
  expect(staying.mock.calls).toEqual([[1], [1], [2]]);
  expect(leaving.mock.calls).toEqual([[1], [1]]);
});

test('an observable calls its listeners at every change until they unsubscribe', () => {
  const observable = makeObservable(1);
  const heard: number[] = [];
  const unsubscribe = observable.subscribe(() => heard.push(observable.read()));
  observable.set(2);
  unsubscribe();
  observable.set(3);
  expect(heard).toEqual([2]);
  expect(observable.read()).toBe(3);
});

test('jobs run one at a time in their order, and a failure stops none', async () => {
  const inTurn = makeInTurn();
  const begun: string[] = [];
  let endFirst: () => void = () => undefined;
  const first = inTurn(async () => {
    begun.push('first');
    await new Promise<void>((resolve) => (endFirst = resolve));
    throw new Error('broken');
  });
  const second = inTurn(() => Promise.resolve(begun.push('second')));
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  endFirst();
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBe(2);
});

test.each([
  [{ a: 1, b: [2] }, { a: 1, b: [2] }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: '1' }, false],
  [null, undefined, false],
])('%j and %j are the same: %j', (one, other, isSame) => {
  expect(isSameJson(one, other)).toBe(isSame);
});

test.each([
  ['an object', '{"a":1}', { a: 1 }],
  ['a list', '[1]', {}],
  ['null', 'null', {}],
  ['a number', '1', {}],
  ['no JSON', '{', {}],
  ['an empty text', '', {}],
  ['no text', null, {}],
])('the fields that a text holds: %s', (_what, text, fields) => {
  expect(jsonFields(text)).toEqual(fields);
});

test('only an object that is no list has fields', () => {
  expect([{}, [], null, undefined, '', 1].map(isObject)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an object is made of keys, and taken apart by them', () => {
  const lengths = recordOf(['a', 'bcd'], (key) => key.length);
  expect(lengths).toEqual({ a: 1, bcd: 3 });
  expect(typedKeys(lengths)).toEqual(['a', 'bcd']);
  expect(pickKeys(lengths, (key) => lengths[key] > 1)).toEqual({ bcd: 3 });
});

describe('code that does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** As webpack rejects. */
  const missing = () => Object.assign(new Error('offline'), { name: 'ChunkLoadError' });

  test('is asked for again until it is there, less and less often', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValue(missing());
    const loaded = untilLoaded(load);
    const askedAfterS: number[] = [];
    for (let second = 1; second <= 120; second += 1) {
      const before = load.mock.calls.length;
      await jest.advanceTimersByTimeAsync(1_000);
      if (load.mock.calls.length > before) askedAfterS.push(second);
    }
    expect(askedAfterS).toEqual([1, 3, 7, 15, 31, 61, 91]);
    load.mockResolvedValue('code');
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(loaded).resolves.toBe('code');
  });

  test('is not asked for again where it has come and fails itself', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValue(new TypeError('a defect'));
    await expect(untilLoaded(load)).rejects.toThrow('a defect');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
