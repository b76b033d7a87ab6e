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

test.each([
  ['null', null],
  ['a list', []],
  ['no product name', { ...whole, productName: '' }],
  ['no services', { ...whole, services: undefined }],
  ['a service without an address', { ...whole, services: { ...whole.services, master: '' } }],
  ['an address of script', { ...whole, externalAppUrl: SCRIPT_URL }],
  ['an address without a scheme', { ...whole, flagServiceUrl: '//evil.example' }],
  ['any origin to embed', { ...whole, embedOrigins: ['*'] }],
  ['an origin with a path', { ...whole, embedOrigins: ['https://portal.example/x'] }],
  ['no key', { ...whole, passwordKey: undefined }],
  ['a short key', { ...whole, passwordKey: btoa('short') }],
  ['a key that is no base64', { ...whole, passwordKey: '%%%' }],
  ['merchant ids in words', { ...whole, esignExemptMerchantIds: ['twelve'] }],
])('a file with %s does not start the app', (_what, content) => {
  expect(() => parseRuntimeConfig(content)).toThrow(StartUpFailure);
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
