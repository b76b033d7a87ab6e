import { openDraftDatabase } from '@/platform/drafts/database';
import { SITI } from './draftRows';

/**
 * Drafts as each version of the app has stored them, byte for byte. Never change one: a new version
 * adds its own. Those of the last version stand for an app that is newer than this one.
 */
const GOLDEN = [
  {
    format: 1,
    subStep: 'employment',
    iv: 'AQEBAQEBAQEBAQEB',
    data: 'ae9idizj5/zYorkfY6KDeRye6W8yneEc0zVUvPxrnerVoJK/ogUnwwYPtbh0z1gQzl5LDhDC2VaA/Qi16zxHNrrho42zcnEmMxrqEiM14pI+hDzJWLt69RVytLrmx8Znjd3QgA==',
  },
  {
    format: 1,
    subStep: 'banks',
    iv: 'AgICAgICAgICAgIC',
    data: 'wzIxlpECWT3aITA3V7KaaBMqtiDY6oF/yzOU0phHkQmGF24JsJS6lDckEBRkgZHIeDuzubPD7ix6V+LVYWe1r0pPgBZkOLjK4wrqXf5bzWMvtvk6ES4YGqN77URsFFtONmrlYb9VGgiWW5pNZPiLb8bE43enRvpu+pdAve2De2NLj+/74ed185yabkY125cNbtP2k1KwbU/jtZiH0I32PbLnrx4ysqKU',
  },
  {
    format: 2,
    subStep: 'identity',
    iv: 'AwMDAwMDAwMDAwMD',
    data: 'Fv+gf/KVARsZI92f9KLjdI2rghh5uI0coUy03T2Lb0sZ+FufQNlmjc4IsKClstZ4EMnshib5UdLG3Aq71/gyUKsED6mVkYK5EdGJzWJG2X6N/Zs9NTr6+/dA4eDwWqs+9RNHMugDwQbQdp+dlK+mHlOkmOb9RjkHY0UiDo5l5A==',
  },
  {
    format: 2,
    subStep: 'company-profile',
    iv: 'BAQEBAQEBAQEBAQE',
    data: '07DLLwmqhPj+sqzxuE5UufEM2Cz4J+aGOMpapCl6YdWEk0vLEgBsw9z4q2aIx67oJjTSFLCZxiJas2CNGmEaOMXMsgFxEgJ6rd7MH6ZyMPwWZSR9pQgV4ZA3/6LjeFSJdsR0gMZNDlk/UnZQuBI/ig3n63Oki1lF3Df3cfIMLjVvVRqU30CM2zxMls0JZmLDuoikvjnJaAs6nF6+7ikPTXDsc1bhrsqYqJEnMPOwDwqMuudwbZQU',
  },
  {
    format: 2,
    subStep: 'domicile',
    iv: 'BQUFBQUFBQUFBQUF',
    data: 'F9wZQc87kjrG941eiYntJDu3h4gbzp3mUJRfo58s/5wwH+78Ca5ELU75aOxZZ0ANx3QqOd/xjRoeEi5AWOEwMgdMnOtZplv7cjGgdg72intuMIX4tVAnrnCNnVPOlSEoGt+Yo+7qZO2gZL6k4NLFag==',
  },
  {
    format: 3,
    subStep: 'spouse',
    iv: 'BgYGBgYGBgYGBgYG',
    data: 'KrmA+iZEOyt3RYddlmhg3UgSx79EM+nATrvPBcGsddvNf2eeagamqigiwoRLSLo/Rw==',
  },
];

const KEY = 'AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09o=';

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** Puts the golden drafts of these versions, and their key, on the device. */
export async function putGolden(...formats: number[]): Promise<void> {
  const key = await crypto.subtle.importKey('raw', bytesOf(KEY), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  const database = await openDraftDatabase();
  await database.put('keys', key, 'drafts');
  for (const { iv, data, ...row } of GOLDEN.filter(({ format }) => formats.includes(format)))
    await database.put('drafts', {
      ...row,
      userId: SITI,
      savedAtMs: Date.now(),
      write: row.subStep,
      iv: bytesOf(iv),
      data: bytesOf(data).buffer,
    });
  database.close();
}
