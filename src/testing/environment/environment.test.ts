import { setViewportWidth } from './viewport';

test('the page can read a secure cookie, as in browsers on a loopback address', () => {
  document.cookie = 'bos_probe=1; Secure; SameSite=Strict; path=/';
  expect(document.cookie).toContain('bos_probe=1');
});

test('a file can be read, and sent in form data', async () => {
  const file = new File(['%PDF-1.7'], 'mutasi.pdf', { type: 'application/pdf' });
  const form = new FormData();
  form.append('file', file);
  expect(await (form.get('file') as File).text()).toBe('%PDF-1.7');
});

test('passwords can be encrypted', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-CBC', length: 256 }, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, new Uint8Array(3));
  expect(bytes.byteLength).toBe(16);
});

test('a key created on the device can be stored in IndexedDB', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const open = indexedDB.open('probe', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('keys');
  const kept = await new Promise<unknown>((resolve, reject) => {
    open.onerror = () => reject(open.error ?? new Error('not opened'));
    open.onsuccess = () => {
      const store = open.result.transaction('keys', 'readwrite').objectStore('keys');
      store.put(key, 'device');
      const read = store.get('device');
      read.onsuccess = () => resolve(read.result);
    };
  });
  expect(kept).toMatchObject({ type: 'secret', extractable: false });
});

test('media queries follow the width of the window', () => {
  const wide = window.matchMedia('(min-width:1024px)');
  const seen: boolean[] = [];
  wide.addEventListener('change', (event) => seen.push(event.matches));
  setViewportWidth(360);
  setViewportWidth(1280);
  expect(seen).toEqual([false, true]);
});
