/** A text and where it was found: `header referer`, `sessionStorage bos.auth`. */
export interface Sighting {
  location: string;
  text: string;
}

/** Runs in the page: returns what it shows, links to and stores, with the location of each. */
export async function readPage(): Promise<Sighting[]> {
  const sightings: Sighting[] = [];
  const note = (location: string, text: string) => sightings.push({ location, text });

  note('address', location.href);
  note('history state', JSON.stringify(history.state));
  note('title', document.title);
  note('referrer', document.referrer);
  note('window name', window.name);
  for (const element of document.querySelectorAll('[href], [src], [action], [data-href]'))
    for (const name of ['href', 'src', 'action', 'data-href'])
      note('link', element.getAttribute(name) ?? '');
  note('page', document.documentElement.outerHTML);
  for (const field of document.querySelectorAll('input, textarea'))
    note('field', (field as HTMLInputElement).value);

  for (const name of ['localStorage', 'sessionStorage'] as const)
    for (const [key, value] of Object.entries(window[name]) as [string, string][]) {
      note(`${name}, as a key`, key);
      note(`${name} ${key}`, value);
    }

  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) note('cache', request.url);

  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
    });
  const words = (_key: string, value: unknown): unknown => {
    if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
    return ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value;
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store);
      note(`IndexedDB ${name}`, JSON.stringify(await done(rows.getAllKeys()), words));
      note(`IndexedDB ${name}`, JSON.stringify(await done(rows.getAll()), words));
    }
    database.close();
  }

  return sightings;
}
