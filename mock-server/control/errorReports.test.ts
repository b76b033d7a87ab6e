import { deflateSync } from 'node:zlib';
import { startTestMock } from '../testing/client';
import { readEnvelope } from './errorReports';

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

test('an envelope has headers, items with and without a length, and lines within their content', () => {
  const text = JSON.stringify({ message: 'two\nlines' }, null, 1);
  const body = Buffer.from(
    line({ event_id: '1' }) +
      line({ type: 'event' }) +
      line({ level: 'error' }) +
      line({ type: 'session', length: Buffer.byteLength(text) }) +
      `${text}\n`,
  );
  const envelope = { event_id: '1' };
  const length = Buffer.byteLength(text);
  expect(readEnvelope(body)).toEqual([
    { type: 'event', headers: { envelope, item: { type: 'event' } }, content: { level: 'error' } },
    {
      type: 'session',
      headers: { envelope, item: { type: 'session', length } },
      content: { message: 'two\nlines' },
    },
  ]);
});

test('a recording is unpacked', () => {
  const recording = Buffer.concat([
    Buffer.from(line({ segment_id: 0 })),
    deflateSync(JSON.stringify([{ type: 4 }])),
  ]);
  const body = Buffer.concat([
    Buffer.from(line({}) + line({ type: 'replay_recording', length: recording.length })),
    recording,
  ]);
  expect(readEnvelope(body)).toMatchObject([{ type: 'replay_recording', content: [{ type: 4 }] }]);
});

test('what is no envelope is refused', () => {
  expect(() => readEnvelope(Buffer.from('<html>'))).toThrow();
});

test('a page of another origin sends its reports, and reads that they have arrived', async () => {
  const mock = await startTestMock();
  const headers = { origin: 'http://localhost:8080', 'content-type': 'text/plain' };
  const path = '/api/error-reporting/api/1/envelope/';
  const body = `${line({})}${line({ type: 'event' })}${line({ level: 'error' })}`;
  const answer = await mock.call('POST', path, { headers, body });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(await mock.control('GET', '/reports')).toMatchObject([
    { type: 'event', content: { level: 'error' } },
  ]);
  await mock.close();
});
