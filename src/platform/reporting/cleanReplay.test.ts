import { cleanRecording, cleanReplayEvent } from './cleanReplay';
import { cleanPathWith } from './cleanReport';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9';
const PAGE = `https://app.test/bos/ekyc/${TOKEN}?auth=${TOKEN}`;

const cleanPath = cleanPathWith(new Set(['bos', 'ekyc']));

const recording = (...events: object[]) => `{"segment_id":2}\n${JSON.stringify(events)}`;

test('P1: of a recording the masked page and its changes are sent, with the words of its address', () => {
  const snapshot = { type: 2, timestamp: 1, data: { node: { id: 1 } } };
  const change = { type: 3, timestamp: 3, data: { source: 0 } };
  const sent = cleanRecording(
    recording(
      { type: 4, timestamp: 0, data: { href: PAGE, width: 360, height: 740, title: 'Ayu' } },
      snapshot,
      { type: 5, timestamp: 2, data: { tag: 'performanceSpan', payload: { description: PAGE } } },
      change,
    ),
    cleanPath,
  );
  const page = { type: 4, timestamp: 0, data: { href: '/bos/ekyc/{id}', width: 360, height: 740 } };
  expect(sent).toBe(recording(page, snapshot, change));
});

test('P1: of the elements of a recording the look is sent, and the words of an address', () => {
  const link = { href: `${PAGE}#isi`, class: 'skip', 'aria-expanded': 'true', hidden: '' };
  const cleanLink = { href: '/bos/ekyc/{id}', class: 'skip', 'aria-expanded': 'true', hidden: '' };
  const input = { type: 'text', 'aria-label': 'Ayu', 'data-label': 'Ayu', download: 'ayu.pdf' };
  const changes = (attributes: object, added: object) => ({
    type: 3,
    timestamp: 1,
    data: {
      source: 0,
      attributes: [{ id: 4, attributes: { ...attributes, style: { width: '1px' } } }],
      adds: [{ parentId: 1, node: { type: 2, attributes: added, childNodes: [] } }],
    },
  });
  const snapshot = (attributes: object) => ({
    type: 2,
    timestamp: 0,
    data: { node: { type: 0, childNodes: [{ type: 2, tagName: 'a', attributes }] } },
  });
  expect(cleanRecording(recording(snapshot(link), changes(link, input)), cleanPath)).toBe(
    recording(snapshot(cleanLink), changes(cleanLink, { type: 'text' })),
  );
});

test.each([new Uint8Array([120, 156]), '', 'Ayu', '{"segment_id":0}\n{"name":"Ayu"}', 'Ayu\n[]'])(
  'P1: nothing is sent of a recording that cannot be read: %p',
  (payload) => {
    expect(cleanRecording(payload, cleanPath)).toBe('');
  },
);

test('P1: the event of a replay has the words of addresses, and nothing of the browser and the page', () => {
  expect(
    cleanReplayEvent(
      {
        type: 'replay_event',
        replay_id: '1',
        urls: [PAGE],
        request: { url: PAGE, headers: { 'User-Agent': 'Ayu' } },
        user: { email: 'ayu@example.test' },
      },
      cleanPath,
    ),
  ).toEqual({
    type: 'replay_event',
    replay_id: '1',
    urls: ['/bos/ekyc/{id}'],
    sdk: { settings: { infer_ip: 'never' } },
  });
});
