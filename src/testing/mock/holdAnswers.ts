/**
 * Keeps the answers of a path, named by its end, from the page until `release` is called, however busy
 * the machine is. The server has done its work by then.
 */
export function holdAnswers(pathEnd: string): { release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await realFetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url, location.href).pathname.endsWith(pathEnd)) await released;
    init?.signal?.throwIfAborted();
    return answer;
  });
  return { release };
}
