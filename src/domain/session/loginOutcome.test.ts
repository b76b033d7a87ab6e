import { isAccountNotVerified, readLoginResponse, temporaryExpiry } from './loginOutcome';

const NOW = Date.UTC(2026, 10, 20, 5, 0, 0);
const expire_time = NOW / 1000 + 3600;

describe('the response to a login', () => {
  it('signs in where no code is needed', () => {
    const answer = {
      token: 'abc',
      expire_time,
      user_id: 7,
      is_need_otp: false,
      role_id: 4,
      type_id: 2,
    };
    expect(readLoginResponse(answer, NOW)).toEqual({
      kind: 'signedIn',
      token: 'abc',
      expiresAtMs: expire_time * 1000,
      person: { userId: 7, roleId: 4, typeId: 2, hasPartner: null },
    });
  });

  it('gives a temporary token and the user where a code is needed', () => {
    const answer = { token: 'abc', expire_time, user_id: 7, is_need_otp: true };
    expect(readLoginResponse(answer, NOW)).toEqual({
      kind: 'needsOtp',
      userId: '7',
      token: 'abc',
      expiresAtMs: expire_time * 1000,
    });
  });

  it.each([
    [0, '0'],
    ['7', '7'],
    ['a1', 'a1'],
  ])('knows the user by the id %j', (id, userId) => {
    const answer = { token: 'abc', expire_time, user_id: id, is_need_otp: true };
    expect(readLoginResponse(answer, NOW)).toMatchObject({ kind: 'needsOtp', userId });
  });

  it.each([
    ['has no token', { expire_time, is_need_otp: false }],
    ['has an empty token', { token: '', expire_time, is_need_otp: false }],
    ['has a token that is no text', { token: 5, expire_time, is_need_otp: false }],
    ['needs a code but names no user', { token: 'abc', user_id: null, is_need_otp: true }],
    ['names a user by an empty text', { token: 'abc', user_id: '', is_need_otp: true }],
    ['names a user by no number', { token: 'abc', user_id: NaN, is_need_otp: true }],
    ['names a user by an object', { token: 'abc', user_id: {}, is_need_otp: true }],
    ['is empty', {}],
  ])('cannot be used where it %s', (_, answer) => {
    expect(readLoginResponse(answer, NOW)).toEqual({ kind: 'unusable' });
  });

  it('opens the verification dialog for exactly this message of the server', () => {
    expect(isAccountNotVerified('Account not verified')).toBe(true);
    expect(isAccountNotVerified('Email or password is wrong')).toBe(false);
    expect(isAccountNotVerified(null)).toBe(false);
  });
});

describe('N7: a temporary token is kept, by the clock of the device,', () => {
  const minutes = (count: number) => NOW + count * 60_000;

  it.each([
    ['as long as the server says', 20, 20],
    ['for 15 minutes where its end is said to be sooner', 3, 15],
    ['an hour at the most', 60, 60],
    ['for 15 minutes where its end is beyond reason', 48 * 60, 15],
  ])('%s', (_what, said, kept) => {
    expect(temporaryExpiry(minutes(said), NOW)).toBe(minutes(kept));
  });

  it('for 15 minutes where its end is not known', () => {
    expect(temporaryExpiry(null, NOW)).toBe(minutes(15));
  });
});
