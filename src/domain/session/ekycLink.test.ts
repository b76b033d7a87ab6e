import { readEkycToken } from './ekycLink';

test.each([
  ['abc-DEF_123', 'abc-DEF_123'],
  ['a%2Bb%3D', 'a+b='],
  ['abc/', 'abc'],
  ['', null],
  ['%E0%A4%A', null],
  ['a%20b', null],
  ['%0a', null],
  ['x'.repeat(4_097), null],
])('the token of the segment %j', (segment, token) => {
  expect(readEkycToken(segment)).toBe(token);
});
