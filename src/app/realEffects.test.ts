import { createDecipheriv } from 'node:crypto';
import { takeAuthParameter } from '@/platform/authParameter';
import { makeNewPasswordToken } from '@/platform/newPasswordToken';
import { parseRuntimeConfig } from '@/platform/runtimeConfig';
import { makeSafeStorage } from '@/platform/safeStorage';
import { makeRealEffects } from './realEffects';

// An open channel would keep Node running after the last test.
beforeAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

/** What a page with this key in its configuration sends for a password. */
function encryptedWith(passwordKey: string): Promise<string> {
  const services = {
    identity: '/i',
    master: '/m',
    notification: '/n',
    logActivity: '/l',
    assets: '/a',
  };
  const config = parseRuntimeConfig({ productName: 'BOS', services, passwordKey });
  const tab = makeSafeStorage('sessionStorage');
  const fromAddress = {
    auth: takeAuthParameter(window.location, window.history, tab),
    newPasswordToken: makeNewPasswordToken(tab),
    ekycToken: { current: null },
  };
  const toasts = { show: jest.fn(), clear: jest.fn() };
  return makeRealEffects(config, fromAddress, toasts).effects.encryptPassword('Rahasia#2026');
}

function decrypted(encrypted: string, key: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const iv = bytes.subarray(0, 16);
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), iv);
  return decipher.update(bytes.subarray(16), undefined, 'utf8') + decipher.final('utf8');
}

test.each(['one key', 'another'])(
  'P7: the same build works with %s in its configuration',
  async (name) => {
    const key = btoa(name.padEnd(32, '.'));
    expect(decrypted(await encryptedWith(key), key)).toBe('Rahasia#2026');
  },
);
