import { isObject } from '@/primitives/readObject';
import { fromBase64 } from './bytes';

/**
 * The settings of one environment for the bundle that all environments share (`/bos/config.json`).
 */
export interface RuntimeConfig {
  productName: string;
  /** Addresses of the services, without a slash at the end. */
  services: Record<'identity' | 'master' | 'notification' | 'logActivity' | 'assets', string>;
  /** Null: no flag service, all flags off. */
  flagServiceUrl: string | null;
  externalAppUrl: string | null;
  embedOrigins: string[];
  errorReportingDsn: string | null;
  contact: { email: string | null; phone: string | null };
  /** 32 bytes, base64. */
  passwordKey: string;
  esignExemptMerchantIds: number[];
  idempotencyKeys: boolean;
}

/** The app cannot start: 'Something went wrong', code 500. `faults` are for the operator. */
export class StartUpFailure extends Error {
  readonly code = 500;

  constructor(readonly faults: readonly string[]) {
    super('Something went wrong');
    this.name = 'StartUpFailure';
  }
}

const LOAD_LIMIT_MS = 15_000;

/**
 * An http or https address, or a path of this host. The policies name its host and port, which therefore have
 * no other characters.
 */
const ADDRESS = /^(https?:\/\/[\w.-]+(:\d+)?(?=[/?#]|$)|\/[^\s/\\])[^\s\\]*$/;

/**
 * The address of a project of Sentry. Its key is public; a secret has no place in a file that everybody can
 * read. Only on this machine may it be without https.
 */
const DSN = /^(https:\/\/\w+@[\w.-]+|http:\/\/\w+@(localhost|127[.\d]+))(:\d+)?(\/[\w-]+)*\/\d+$/;

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[\w.-]+(:\d+)?$/.test(value);

function isKey(key: string): boolean {
  try {
    return fromBase64(key).length === 32;
  } catch {
    return false;
  }
}

/** Reads the file's content; throws a StartUpFailure that names every fault, by the field's path. */
export function parseRuntimeConfig(content: unknown): RuntimeConfig {
  const faults: string[] = [];
  /** What takes the place of a value with a fault is never used. */
  function fault<Instead>(path: string, problem: string, instead: Instead): Instead {
    faults.push(`${path} ${problem}`);
    return instead;
  }
  const valueAt = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), content);
  function textAt(path: string): string | null {
    const value = valueAt(path) ?? '';
    if (typeof value !== 'string') return fault(path, 'is not a text', '');
    return value === '' ? null : value;
  }
  function addressAt(path: string): string | null {
    const value = textAt(path);
    if (value && !ADDRESS.test(value)) return fault(path, 'is not an address', '');
    return value && value.replace(/\/+$/, '');
  }
  function dsnAt(path: string): string | null {
    const value = textAt(path);
    return value && !DSN.test(value) ? fault(path, 'is not a DSN', '') : value;
  }
  const required = (read: (path: string) => string | null, path: string): string =>
    read(path) ?? fault(path, 'is missing', '');
  function listAt<Item>(path: string, isItem: (value: unknown) => value is Item, of: string) {
    const value = valueAt(path) ?? [];
    if (Array.isArray(value) && value.every(isItem)) return value;
    return fault(path, `is not a list of ${of}`, []);
  }
  function booleanAt(path: string): boolean {
    const value = valueAt(path) ?? false;
    return typeof value === 'boolean' ? value : fault(path, 'is neither true nor false', false);
  }
  function contactAt(path: string): RuntimeConfig['contact'] {
    if (!isObject(valueAt(path) ?? {})) fault(path, 'is not an object', null);
    return { email: textAt(`${path}.email`), phone: textAt(`${path}.phone`) };
  }
  function keyAt(path: string): string {
    const key = required(textAt, path);
    return key === '' || isKey(key) ? key : fault(path, 'is not 32 bytes of base64', '');
  }

  if (!isObject(content)) throw new StartUpFailure(['the file is not an object']);
  const config: RuntimeConfig = {
    productName: required(textAt, 'productName'),
    services: {
      identity: required(addressAt, 'services.identity'),
      master: required(addressAt, 'services.master'),
      notification: required(addressAt, 'services.notification'),
      logActivity: required(addressAt, 'services.logActivity'),
      assets: required(addressAt, 'services.assets'),
    },
    flagServiceUrl: addressAt('flagServiceUrl'),
    externalAppUrl: addressAt('externalAppUrl'),
    embedOrigins: listAt('embedOrigins', isOrigin, 'origins'),
    errorReportingDsn: dsnAt('errorReportingDsn'),
    contact: contactAt('contact'),
    passwordKey: keyAt('passwordKey'),
    esignExemptMerchantIds: listAt('esignExemptMerchantIds', isId, 'ids'),
    idempotencyKeys: booleanAt('idempotencyKeys'),
  };
  if (faults.length > 0) throw new StartUpFailure(faults);
  return config;
}

/**
 * Fetches the configuration at the start of the page, unless its content has come before. Rejects only
 * with a StartUpFailure.
 */
export async function loadRuntimeConfig(url: string, content?: unknown): Promise<RuntimeConfig> {
  if (content !== undefined) return parseRuntimeConfig(content);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOAD_LIMIT_MS);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: controller.signal });
    if (!response.ok) throw new StartUpFailure([`the server answers ${response.status}`]);
    return parseRuntimeConfig(await response.json());
  } catch (error) {
    if (error instanceof StartUpFailure) throw error;
    throw new StartUpFailure(['the file cannot be reached, or is no JSON']);
  } finally {
    clearTimeout(timer);
  }
}
