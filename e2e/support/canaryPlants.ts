/** The locations where `plantEverywhere` puts a secret, by their names in `Traces`. */
export const PLANTED = [
  'IndexedDB planted',
  'address',
  'body POST /api/log-activity/',
  'cache',
  'console',
  'cookie planted',
  'field',
  'header cookie',
  'header x-planted',
  'history',
  'history state',
  'link',
  'localStorage planted',
  'page',
  'sessionStorage, as a key',
  'title',
  'url of a call',
  'window name',
];

/** Runs in the page: puts a secret into every location, each time in another encoding. */
export async function plantEverywhere(secret: string): Promise<void> {
  const encoded = encodeURIComponent(secret);
  const reversed = Array.from(secret).reverse().join('');
  localStorage.setItem('planted', btoa(`{"token":"${secret}"}`));
  sessionStorage.setItem(secret, 'planted');
  document.cookie = `planted=${encodeURIComponent(encoded)}; path=/`;
  document.title = reversed;
  window.name = JSON.stringify({ secret });
  history.replaceState({ secret: btoa(`x${secret}`) }, '', `/bos/login?planted=${encoded}`);
  console.log(btoa(`xx${secret}`).replaceAll('+', '-').replaceAll('/', '_'));

  document.body.dataset['href'] = `https://elsewhere.test/?planted=${encoded}`;
  for (const field of document.querySelectorAll('input')) field.value = secret;

  const hex = Array.from(secret, (letter) => letter.charCodeAt(0).toString(16)).join('');
  await fetch(`/api/master/genders?planted=${hex}`).catch(() => undefined);
  await fetch('/api/log-activity/', {
    method: 'POST',
    headers: { 'x-planted': secret },
    body: JSON.stringify({ activity: secret }),
  }).catch(() => undefined);

  const cache = await caches.open('planted');
  await cache.put(`/bos/planted?${encoded}`, new Response('planted'));
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('planted');
    request.onupgradeneeded = () => request.result.createObjectStore('planted');
    request.onsuccess = () => {
      const bytes = new TextEncoder().encode(secret);
      const rows = request.result.transaction('planted', 'readwrite').objectStore('planted');
      rows.put(bytes, 'planted').onsuccess = () => resolve();
    };
  });
}
