import type { CameraFault } from '@/ports/camera';
import { camera } from './camera';

const setDevices = (mediaDevices: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });

afterEach(() => setDevices(undefined));

test.each<[string, CameraFault]>([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['UnknownError', 'failed'],
])('G1: the %s of a browser is called: %s', async (name, fault) => {
  setDevices({ getUserMedia: () => Promise.reject(new DOMException('no', name)) });
  expect(await camera.open('user')).toEqual({ kind: 'fault', fault });
});

test('G1: a browser without cameras is called: unsupported', async () => {
  expect(await camera.open('user')).toEqual({ kind: 'fault', fault: 'unsupported' });
});
