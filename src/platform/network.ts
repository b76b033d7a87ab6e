/** False is certain enough to refuse a write at once; true promises nothing. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the connection comes or goes; answers how to stop it. */
export function watchNetwork(listener: (isOnline: boolean) => void): () => void {
  const tell = () => listener(isOnline());
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
