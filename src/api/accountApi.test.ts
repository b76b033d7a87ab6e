import { mock, PASSWORD } from '@/testing/mock/mock';
import { makeTestStore } from '@/testing/store/testStore';
import { accountApi } from './accountApi';

const LOGIN = `${window.location.origin}/bos/login`;
const NEW_PASSWORD = 'Baru#20261121';

const { register, requestPasswordReset, resetPassword, exchangeLoginToken } = accountApi.endpoints;

beforeEach(() => mock.reset());

const linkedToken = async (email: string): Promise<string> =>
  new URL((await mock.outbox(email))[0]?.link ?? '').searchParams.get('token') ?? '';

test('a registration mails the link of the page that was named', async () => {
  const { store, effects } = await makeTestStore();
  const email = 'baru@bos.test';
  const body = {
    email,
    password: await effects.encryptPassword(PASSWORD),
    role_id: 5,
    type_id: 1,
    is_notify: 1,
    url: LOGIN,
    source: 'PLATFORM',
  } as const;
  expect((await store.dispatch(register.initiate({ body }))).error).toBeUndefined();
  expect((await mock.outbox(email))[0]?.link).toMatch(`${LOGIN}?token=`);
  const again = await store.dispatch(register.initiate({ body }));
  expect(again.error).toMatchObject({ status: 409, message: 'Email already registered' });
});

test('the token of a reset mail buys one new password', async () => {
  const { store, effects } = await makeTestStore();
  const email = 'active.borrower@bos.test';
  const url = `${window.location.origin}/bos/change-password`;
  const asked = { body: { email, url } };
  await store.dispatch(requestPasswordReset.initiate(asked));
  const password = await effects.encryptPassword(NEW_PASSWORD);
  const reset = resetPassword.initiate({ body: { password, token: await linkedToken(email) } });
  expect((await store.dispatch(reset)).error).toBeUndefined();
  expect((await store.dispatch(reset)).error).toMatchObject({ message: 'Token not found' });
});

test('a login token becomes the token of a session, once', async () => {
  const { store } = await makeTestStore();
  const token = await mock.token('active.borrower@bos.test', 'login');
  const exchange = exchangeLoginToken.initiate({ body: { token } });
  expect((await store.dispatch(exchange)).data?.token).toEqual(expect.any(String));
  expect((await store.dispatch(exchange)).error).toMatchObject({ status: 400 });
});
