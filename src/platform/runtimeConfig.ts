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

/** The app cannot start: 'Something went wrong', code 500. `reason` is for the operator. */
export class StartUpFailure extends Error {
  readonly code = 500;

  constructor(readonly reason: string) {
    super('Something went wrong');
    this.name = 'StartUpFailure';
  }
}

const LOAD_LIMIT_MS = 15_000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, name: string): Fields => {
  if (isObject(value)) return value;
  throw new StartUpFailure(`config.json: ${name} is not an object`);
};

function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  throw new StartUpFailure(`config.json: ${name} is not a text`);
}

function requiredText(fields: Fields, name: string): string {
  const value = textOf(fields, name);
  if (value === null) throw new StartUpFailure(`config.json: ${name} is missing`);
  return value;
}

/** An http or https address, or a path of this host; without the slash at its end. */
function addressOf(fields: Fields, name: string): string | null {
  const value = textOf(fields, name);
  if (value === null) return null;
  const isAddress = /^(https?:\/\/[^\s/]|\/[^\s/\\])[^\s\\]*$/.test(value);
  if (!isAddress) throw new StartUpFailure(`config.json: ${name} is not an address`);
  return value.replace(/\/+$/, '');
}

function requiredAddress(fields: Fields, name: string): string {
  const value = addressOf(fields, name);
  if (value === null) throw new StartUpFailure(`config.json: ${name} is missing`);
  return value;
}

function listOf<Item>(fields: Fields, name: string, isItem: (value: unknown) => value is Item) {
  const value = fields[name] ?? [];
  if (Array.isArray(value) && value.every(isItem)) return value;
  throw new StartUpFailure(`config.json: ${name} is not a list of the right kind`);
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^\s/\\*]+$/.test(value);

function keyOf(fields: Fields): string {
  const key = requiredText(fields, 'passwordKey');
  try {
    if (fromBase64(key).length === 32) return key;
  } catch {
    // Handled below.
  }
  throw new StartUpFailure('config.json: passwordKey is not 32 bytes of base64');
}

/** Reads the file's content; throws a StartUpFailure that names the invalid field. */
export function parseRuntimeConfig(content: unknown): RuntimeConfig {
  const fields = fieldsOf(content, 'the file');
  const services = fieldsOf(fields['services'], 'services');
  const contact = fieldsOf(fields['contact'] ?? {}, 'contact');
  return {
    productName: requiredText(fields, 'productName'),
    services: {
      identity: requiredAddress(services, 'identity'),
      master: requiredAddress(services, 'master'),
      notification: requiredAddress(services, 'notification'),
      logActivity: requiredAddress(services, 'logActivity'),
      assets: requiredAddress(services, 'assets'),
    },
    flagServiceUrl: addressOf(fields, 'flagServiceUrl'),
    externalAppUrl: addressOf(fields, 'externalAppUrl'),
    embedOrigins: listOf(fields, 'embedOrigins', isOrigin),
    errorReportingDsn: textOf(fields, 'errorReportingDsn'),
    contact: { email: textOf(contact, 'email'), phone: textOf(contact, 'phone') },
    passwordKey: keyOf(fields),
    esignExemptMerchantIds: listOf(fields, 'esignExemptMerchantIds', isId),
    idempotencyKeys: fields['idempotencyKeys'] === true,
  };
}

/** Fetches the configuration at the start of the page. Rejects only with a StartUpFailure. */
export async function loadRuntimeConfig(url: string): Promise<RuntimeConfig> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOAD_LIMIT_MS);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: controller.signal });
    if (!response.ok) throw new StartUpFailure(`config.json: HTTP status ${response.status}`);
    return parseRuntimeConfig(await response.json());
  } catch (error) {
    if (error instanceof StartUpFailure) throw error;
    throw new StartUpFailure('config.json: not there, or no JSON');
  } finally {
    clearTimeout(timer);
  }
}
