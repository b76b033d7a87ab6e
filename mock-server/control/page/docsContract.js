/**
 * What the page reads of OpenAPI 3.0; references are followed where they are shown.
 *
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string} [type]
 * @property {string} [format]
 * @property {string} [description]
 * @property {string} [pattern]
 * @property {unknown[]} [enum]
 * @property {unknown} [default]
 * @property {boolean} [nullable]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [minLength]
 * @property {number} [maxLength]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {Schema[]} [allOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [anyOf]
 *
 * @typedef {{ $ref?: string, name: string, in: string, required?: boolean, description?: string, schema?: Schema }} Parameter
 * @typedef {Record<string, { schema?: Schema }>} Content
 * @typedef {{ $ref?: string, description?: string, required?: boolean, content?: Content }} Message
 * @typedef {Record<string, string[]>[]} Security
 *
 * @typedef {object} RawOperation
 * @property {string} [operationId]
 * @property {string} [summary]
 * @property {string} [description]
 * @property {string[]} [tags]
 * @property {Security} [security]
 * @property {Parameter[]} [parameters]
 * @property {Message} [requestBody]
 * @property {Record<string, Message>} responses
 *
 * @typedef {Record<string, RawOperation | Parameter[]> & { parameters?: Parameter[] }} PathItem
 *
 * @typedef {object} Document
 * @property {{ title: string, description?: string }} info
 * @property {{ url: string }[]} [servers]
 * @property {Security} [security]
 * @property {{ name: string }[]} [tags]
 * @property {Record<string, PathItem>} paths
 *
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} method
 * @property {string} path
 * @property {string} description
 * @property {string} token who may call, in words
 * @property {Parameter[]} parameters
 * @property {Message | null} body
 * @property {{ status: string, message: Message }[]} answers
 * @property {Resolve} resolve
 *
 * @typedef {<Part extends { $ref?: string }>(part: Part) => Part} Resolve
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The calls by area, in the order of the document. @param {Document} document */
export function readContract(document) {
  const base = document.servers?.[0]?.url ?? '';
  /** @type {Map<string, Operation[]>} */
  const areas = new Map((document.tags ?? []).map(({ name }) => [name, []]));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const raw = item[method];
      if (!raw || Array.isArray(raw)) continue;
      const area = raw.tags?.[0] ?? 'other';
      const shared = item.parameters ?? [];
      const operation = readOperation(document, { method, path: base + path, raw, shared });
      areas.set(area, [...(areas.get(area) ?? []), operation]);
    }
  }
  return {
    about: document.info.description ?? '',
    areas: [...areas]
      .map(([name, operations]) => ({ name, operations }))
      .filter(({ operations }) => operations.length > 0),
  };
}

/**
 * @param {Document} document
 * @param {{ method: string, path: string, raw: RawOperation, shared: Parameter[] }} found
 * @returns {Operation}
 */
function readOperation(document, { method, path, raw, shared }) {
  const resolve = makeResolve(document);
  return {
    id: raw.operationId ?? `${method}${path}`,
    method: method.toUpperCase(),
    path,
    description: [raw.summary, raw.description].filter(Boolean).join('\n'),
    token: tokenText(raw.security ?? document.security ?? []),
    parameters: [...shared, ...(raw.parameters ?? [])].map(resolve),
    body: raw.requestBody ? resolve(raw.requestBody) : null,
    answers: Object.entries(raw.responses).map(([status, message]) => ({
      status,
      message: resolve(message),
    })),
    resolve,
  };
}

/** @param {Document} document @returns {Resolve} */
function makeResolve(document) {
  return (part) => {
    if (part.$ref === undefined) return part;
    /** @type {unknown} */
    let found = document;
    for (const key of part.$ref.replace(/^#\//, '').split('/')) {
      found = /** @type {Record<string, unknown>} */ (found)[key];
    }
    return /** @type {typeof part} */ (found);
  };
}

/** @param {Security} security */
function tokenText(security) {
  const kinds = security.flatMap((each) => Object.keys(each));
  if (kinds.length === 0) return 'public';
  const isOptional = security.some((each) => Object.keys(each).length === 0);
  return `${kinds.join(' or ')} token${isOptional ? ', or none' : ''}`;
}
