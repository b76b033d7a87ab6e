import { readEkycToken } from './ekycLink';

test.each([
  ['abc-DEF_123-ghi-JKL', 'abc-DEF_123-ghi-JKL'],
  ['a%2Bb%2Fc%3D0123456789', 'a+b/c=0123456789'],
  ['abc-DEF_123-ghi-JKL/', 'abc-DEF_123-ghi-JKL'],
  ['abc', null],
  ['abc-DEF', null],
  ['abc-DEF_123/ghi-JKL_456', null],
  ['', null],
  ['abc-DEF_123-ghi-JKL%E0%A4%A', null],
  ['abc-DEF_123%20ghi-JKL', null],
  ['abc-DEF_123-ghi-JKL%0a', null],
  ['x'.repeat(4_097), null],
])('the token of the segment %j', (segment, token) => {
  expect(readEkycToken(segment)).toBe(token);
});
