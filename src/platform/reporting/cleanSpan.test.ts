import { cleanPathWith } from './cleanReport';
import { cleanSpan } from './cleanSpan';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9';

const cleanPath = cleanPathWith(new Set(['bos', 'login', 'ekyc', 'api', 'identity', 'user']));

const sent = (name: string, attributes: Record<string, unknown>) =>
  cleanSpan(
    {
      name,
      attributes,
      trace_id: '1',
      span_id: '2',
      start_timestamp: 1,
      status: 'ok',
      is_segment: true,
      links: [{ trace_id: '3', span_id: '4', attributes: { 'url.full': TOKEN } }],
    },
    cleanPath,
  );

test.each([
  ['Navigation', { 'sentry.op': 'navigation', 'url.path': '/bos/login' }, '/bos/login'],
  ['Pageload', { 'sentry.op': 'pageload', 'url.path': `/bos/ekyc/${TOKEN}` }, '/bos/ekyc/{id}'],
  [
    'GET bos.test',
    {
      'sentry.op': 'http.client',
      'http.request.method': 'GET',
      'url.full': `https://bos.test/api/identity/user/17?auth=${TOKEN}`,
    },
    'GET /api/identity/user/{id}',
  ],
  ['Ayu Lestari', { 'sentry.op': 'measure' }, 'measure'],
  ['DNS lookup', { 'sentry.op': 'browser.dns', 'url.full': `/${TOKEN}` }, 'browser.dns'],
])(
  'P1: a span that the library names %j is sent by its page, call or kind',
  (name, given, shown) => {
    expect(sent(name, given)).toMatchObject({ name: shown, links: [] });
  },
);

test('P1: of its attributes those of code are sent, and how fast the page was', () => {
  const safe = {
    'sentry.op': 'http.client',
    'http.response.status_code': 200,
    'browser.web_vital.lcp.value': 812.5,
    'browser.web_vital.cls.value': 0,
    'browser.web_vital.inp.value': 16,
  };
  const given = {
    ...safe,
    'url.full': `/${TOKEN}`,
    'sentry.segment.name': TOKEN,
    'user.id': 17,
    'browser.web_vital.lcp.element': `main > p[title="${TOKEN}"]`,
    'browser.web_vital.inp.target': TOKEN,
  };
  expect(sent('GET', given).attributes).toEqual(safe);
});
