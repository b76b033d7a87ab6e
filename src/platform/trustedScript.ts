const isOurs = (url: string): boolean =>
  new URL(url, window.location.href).href.startsWith(`${window.location.origin}/bos/`);

const policy = window.trustedTypes?.createPolicy('bos-scripts', {
  createScriptURL(url) {
    if (!isOurs(url)) throw new TypeError('This script is not of the app');
    return url;
  },
});

/** The address of a script of the app, as a browser that asks for trusted types takes it (X9). */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
