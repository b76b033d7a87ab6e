import { loadRuntimeConfig, parseRuntimeConfig, StartUpFailure } from './runtimeConfig';

const SCRIPT_URL = ['java', 'script:alert(1)'].join('');

const passwordKey = btoa('k'.repeat(32));

const whole = {
  productName: 'BOS',
  services: {
    identity: '/api/identity/',
    master: 'https://master.example/api',
    notification: '/api/notification',
    logActivity: '/api/log-activity',
    assets: '/api/assets',
  },
  flagServiceUrl: '/api/flags',
  externalAppUrl: 'https://app.example',
  embedOrigins: ['https://portal.example', 'http://127.0.0.1:4001'],
  errorReportingDsn: '',
  contact: { email: 'bantuan@example.id', phone: '' },
  passwordKey,
  esignExemptMerchantIds: [12],
  idempotencyKeys: true,
};

function faultsOf(content: unknown): readonly string[] {
  try {
    parseRuntimeConfig(content);
    return [];
  } catch (error) {
    if (error instanceof StartUpFailure) return error.faults;
    throw error;
  }
}

const answer = (body: string, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a whole file is read; addresses lose the slash at their end, empty texts count as none', () => {
  const config = parseRuntimeConfig(whole);
  expect(config.services.identity).toBe('/api/identity');
  expect(config.errorReportingDsn).toBeNull();
  expect(config.contact).toEqual({ email: 'bantuan@example.id', phone: null });
});

test('what may be left out may be left out', () => {
  const { productName, services } = whole;
  expect(parseRuntimeConfig({ productName, services, passwordKey })).toMatchObject({
    flagServiceUrl: null,
    externalAppUrl: null,
    embedOrigins: [],
    esignExemptMerchantIds: [],
    idempotencyKeys: false,
  });
});

test('null counts as left out, and what only a newer release knows does not stop this one', () => {
  const { productName, services } = whole;
  const empty = { embedOrigins: null, contact: null, idempotencyKeys: null, ofLater: 'x' };
  expect(parseRuntimeConfig({ productName, services, passwordKey, ...empty })).toEqual(
    parseRuntimeConfig({ productName, services, passwordKey }),
  );
});

test.each<[unknown, string]>([
  [null, 'the file is not an object'],
  [[], 'the file is not an object'],
  [{ ...whole, productName: '' }, 'productName is missing'],
  [{ ...whole, productName: 7 }, 'productName is not a text'],
  [{ ...whole, services: { ...whole.services, master: '' } }, 'services.master is missing'],
  [{ ...whole, externalAppUrl: SCRIPT_URL }, 'externalAppUrl is not an address'],
  [{ ...whole, flagServiceUrl: '//evil.example' }, 'flagServiceUrl is not an address'],
  [{ ...whole, flagServiceUrl: 'https://$host/flags' }, 'flagServiceUrl is not an address'],
  [{ ...whole, externalAppUrl: 'https://a;b/' }, 'externalAppUrl is not an address'],
  [{ ...whole, embedOrigins: ['*'] }, 'embedOrigins is not a list of origins'],
  [
    { ...whole, embedOrigins: ['https://portal.example/x'] },
    'embedOrigins is not a list of origins',
  ],
  // It would end the policy, or be a variable of nginx.
  [
    { ...whole, embedOrigins: ['https://portal.example;'] },
    'embedOrigins is not a list of origins',
  ],
  [{ ...whole, embedOrigins: ['https://$host'] }, 'embedOrigins is not a list of origins'],
  [{ ...whole, contact: { phone: 62 } }, 'contact.phone is not a text'],
  [{ ...whole, contact: 'bantuan@example.id' }, 'contact is not an object'],
  [{ ...whole, passwordKey: undefined }, 'passwordKey is missing'],
  [{ ...whole, passwordKey: btoa('short') }, 'passwordKey is not 32 bytes of base64'],
  [{ ...whole, passwordKey: '%%%' }, 'passwordKey is not 32 bytes of base64'],
  [{ ...whole, esignExemptMerchantIds: ['twelve'] }, 'esignExemptMerchantIds is not a list of ids'],
  [{ ...whole, esignExemptMerchantIds: '12' }, 'esignExemptMerchantIds is not a list of ids'],
  [{ ...whole, idempotencyKeys: 'true' }, 'idempotencyKeys is neither true nor false'],
  [{ ...whole, idempotencyKeys: 1 }, 'idempotencyKeys is neither true nor false'],
])('a file does not start the app, and says why: %j', (content, fault) => {
  expect(faultsOf(content)).toEqual([fault]);
});

const DSN_FAULT = 'errorReportingDsn is not a DSN';

test.each([
  ['https://key@errors.example/7'],
  ['https://3f2a@o17.ingest.errors.example:8443/sentry/7'],
  ['http://key@localhost/7'],
  ['http://key@127.0.0.1:8080/api/error-reporting/1'],
])('errors may be reported to %s', (errorReportingDsn) => {
  expect(parseRuntimeConfig({ ...whole, errorReportingDsn })).toMatchObject({ errorReportingDsn });
});

test.each([
  ['http://key@errors.example/7'],
  ['http://key@localhost.errors.example/7'],
  ['http://localhost@errors.example/7'],
  ['https://errors.example/7'],
  ['https://key:secret@errors.example/7'],
  ['https://key@errors.example'],
  ['https://key@errors.example/project'],
  ['https://key@errors.example/7?a=1'],
  ['/api/error-reporting/1'],
  [SCRIPT_URL],
  ['key'],
])('the app does not start with %s as the address of error reporting', (errorReportingDsn) => {
  expect(faultsOf({ ...whole, errorReportingDsn })).toEqual([DSN_FAULT]);
});

test('all faults of a file are named at once, and no value of it', () => {
  const broken = {
    services: 'secret',
    flagServiceUrl: 'secret',
    errorReportingDsn: 'secret',
    passwordKey: 'secret',
    contact: ['secret'],
    idempotencyKeys: 'secret',
  };
  expect(faultsOf(broken)).toEqual([
    'productName is missing',
    ...Object.keys(whole.services).map((name) => `services.${name} is missing`),
    'flagServiceUrl is not an address',
    DSN_FAULT,
    'contact is not an object',
    'passwordKey is not 32 bytes of base64',
    'idempotencyKeys is neither true nor false',
  ]);
});

test('a file that is missing, HTML, or out of reach is a start-up failure with code 500', async () => {
  answer('', { status: 404 });
  await expect(loadRuntimeConfig('/bos/config.json')).rejects.toMatchObject({
    message: 'Something went wrong',
    code: 500,
  });
  answer('<!doctype html>');
  await expect(loadRuntimeConfig('/bos/config.json')).rejects.toBeInstanceOf(StartUpFailure);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
  await expect(loadRuntimeConfig('/bos/config.json')).rejects.toBeInstanceOf(StartUpFailure);
});

test('a file that does not come within 15 seconds is a start-up failure', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const failed = jest.fn();
  void loadRuntimeConfig('/bos/config.json').catch(failed);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(StartUpFailure));
});

test('the file of an environment is fetched and read', async () => {
  answer(JSON.stringify(whole));
  expect((await loadRuntimeConfig('/bos/config.json')).productName).toBe('BOS');
});
