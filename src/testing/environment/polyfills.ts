/** Minimal polyfills for what all supported browsers have and jsdom does not. */
import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { installMatchMedia } from './viewport';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function fill(target: object, missing: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(missing)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

function readBlob(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsArrayBuffer(this);
  });
}

fill(globalThis, {
  crypto: webcrypto,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  createImageBitmap: () => Promise.resolve({ width: 800, height: 600, close: () => undefined }),
  scrollTo: () => undefined,
  reportError: (error: unknown) => {
    window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  },
});
fill(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
fill(Blob.prototype, {
  arrayBuffer: readBlob,
  async text(this: Blob) {
    return new TextDecoder().decode(await this.arrayBuffer());
  },
});
// Node's createObjectURL does not accept the blobs of jsdom.
let objectUrls = 0;
fill(URL, {
  createObjectURL: () => `blob:${location.origin}/${(objectUrls += 1)}`,
  revokeObjectURL: () => undefined,
});
installMatchMedia();
