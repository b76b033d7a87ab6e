import type { Request } from 'express';

/** The app's address with a slash at its end; throws if it is neither http nor a path. */
export function readAppUrl(text: string): string {
  const address = text.endsWith('/') ? text : `${text}/`;
  const isPath = /^\/(?!\/)[\w./-]*$/.test(address);
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isPath && !(isWeb && !/[?#]/.test(address))) {
    throw new Error(`'${text}' is no address of the app`);
  }
  return address;
}

/** Where the caller's app may be: on the origin that was called, or at `appUrl`. */
export function appOriginsOf(request: Request, appUrl: string): string[] {
  const own = new URL(`${request.protocol}://${request.get('host') ?? 'localhost'}`);
  return [own.origin, new URL(appUrl, own).origin];
}
