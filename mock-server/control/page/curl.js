/** @import { Call } from './types.js' */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The call as a command line. Secrets stay masked: the token is read from $TOKEN.
 * @param {Call} call @param {string} origin
 */
export function curlOf({ method, path, query, body, user_email: email }, origin) {
  const search = searchOf(query);
  const parts = [`curl -X ${method} ${quoted(`${origin}${path}${search}`)}`];
  if (email !== null) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (body !== null && method !== 'GET' && !Array.isArray(body)) {
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  }
  return parts.join(' \\\n  ');
}

/** @param {unknown} query */
function searchOf(query) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(/** @type {object} */ (query ?? {}))) {
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}
