import type JSDOMEnvironment from 'jest-environment-jsdom';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';
import { mockOriginOfWorker } from '../mock/mockOrigins';

type Parameters = ConstructorParameters<typeof JSDOMEnvironment>;
type Jsdom = NonNullable<JSDOMEnvironment['dom']>;
type FormTypes = Pick<Jsdom['window'], 'Blob' | 'FormData'>;

/**
 * jsdom with Node's fetch. The page has the origin of the worker's mock, so that an upload by
 * XMLHttpRequest is same-origin, as in production. FormData and Blob stay those of jsdom, because
 * its file inputs and its XMLHttpRequest accept no others.
 */
export default class DomEnvironment extends FixedJSDOMEnvironment {
  constructor(config: Parameters[0], context: Parameters[1]) {
    const found: { formTypes?: FormTypes } = {};
    const testEnvironmentOptions = {
      url: `${mockOriginOfWorker() ?? 'http://127.0.0.1'}/bos/`,
      beforeParse: (window: Jsdom['window']) => {
        found.formTypes = { Blob: window.Blob, FormData: window.FormData };
      },
      ...config.projectConfig.testEnvironmentOptions,
    };
    super(
      { ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } },
      context,
    );
    Object.assign(this.global, found.formTypes);
    if (this.dom) trustLoopback(this.dom.cookieJar);
  }
}

/**
 * Browsers send Secure cookies to a loopback address over http; the cookie jar of jsdom requires
 * https.
 */
function trustLoopback(jar: Jsdom['cookieJar']): void {
  const getCookieString = jar.getCookieStringSync.bind(jar);
  jar.getCookieStringSync = (url, options) =>
    getCookieString(url.replace(/^http:\/\/127\.0\.0\.1/, 'https://127.0.0.1'), options);
}
