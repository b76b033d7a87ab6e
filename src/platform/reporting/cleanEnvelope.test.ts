import { cleanEnvelope } from './cleanEnvelope';

type Envelope = Parameters<typeof cleanEnvelope>[0];

const RECORDING = '{"segment_id":0}\n[]';
const whole = [
  { event_id: '1', sent_at: 'now' },
  [
    [{ type: 'event' }, { level: 'error' }],
    [{ type: 'replay_event' }, { type: 'replay_event', replay_id: '2' }],
    [{ type: 'replay_recording', length: RECORDING.length }, RECORDING],
    [{ type: 'attachment' }, 'ktp-ayu.jpg'],
  ],
] as unknown as Envelope;

const typesOf = ([, items]: Envelope) =>
  (items as [{ type: string }, unknown][]).map(([{ type }]) => type);

test('P2: replays leave only while their flag is on, and of all else events and spans alone', () => {
  const types = (hasReplays: boolean) => typesOf(cleanEnvelope(whole, hasReplays, (path) => path));
  expect(types(false)).toEqual(['event']);
  expect(types(true)).toEqual(['event', 'replay_event', 'replay_recording']);
});
