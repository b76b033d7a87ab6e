type Fetch = typeof globalThis.fetch;

/** Intercepts fetch between the page and the network, until the test ends. */
function interceptFetch(
  intercept: (
    url: URL,
    init: RequestInit | undefined,
    send: () => Promise<Response>,
  ) => Promise<Response>,
): void {
  const realFetch: Fetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const response = await intercept(url, init, () => realFetch(input, init));
    init?.signal?.throwIfAborted();
    return response;
  });
}

/**
 * Holds back the responses to calls whose path ends with `pathEnd`, until `release` is called; a
 * lost response too. The server has done its work by then.
 */
export function holdResponses(pathEnd: string): { release: () => void } {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isCalled = false;
  interceptFetch(async ({ pathname }, _init, send) => {
    if (!pathname.endsWith(pathEnd)) return send();
    isCalled = true;
    const response = send();
    await Promise.allSettled([response, released]);
    return response;
  });
  const release = (): void => {
    if (!isCalled) throw new Error(`Nothing was asked of a path that ends with ${pathEnd}`);
    letGo();
  };
  return { release };
}

/** The name of a call in the test; null for a call that is not intercepted. */
type NameOf<Name> = (url: URL, init: RequestInit | undefined) => Name | null;

/**
 * Holds back each response to the named calls, so that the test can release them one by one. The
 * list has them in the order in which they came from the server; a test removes what it releases.
 */
export function holdEachResponse<Name>(
  nameOf: NameOf<Name>,
): { name: Name; release: () => void }[] {
  const held: { name: Name; release: () => void }[] = [];
  interceptFetch(async (url, init, send) => {
    const name = nameOf(url, init);
    const response = await send();
    if (name !== null) await new Promise<void>((release) => held.push({ name, release }));
    return response;
  });
  return held;
}

/**
 * A call that has not reached the server: the test answers it itself, or sends it to the server
 * later.
 */
export interface PausedCall<Name> {
  name: Name;
  send: () => void;
  answer: (data: unknown) => void;
  fail: () => void;
}

const responseOf = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Keeps the named calls from reaching the server; a test removes from the list what it answers. */
export function holdCalls<Name>(nameOf: NameOf<Name>): PausedCall<Name>[] {
  const held: PausedCall<Name>[] = [];
  interceptFetch((url, init, send) => {
    const name = nameOf(url, init);
    if (name === null) return send();
    return new Promise<Response>((resolve) => {
      held.push({
        name,
        send: () => resolve(send()),
        answer: (data) => resolve(responseOf(200, { code: 200, message: 'OK', data })),
        fail: () => resolve(responseOf(500, { code: 500, error: 'Rusak' })),
      });
    });
  });
  return held;
}
