import type JSDOMEnvironment from 'jest-environment-jsdom';
import FixedJSDOMEnvironment from 'jest-fixed-jsdom';
import { mockOriginOfWorker } from '../mock/mockOrigins';

type Parameters = ConstructorParameters<typeof JSDOMEnvironment>;
type Jsdom = NonNullable<JSDOMEnvironment['dom']>;
type FormTypes = Pick<Jsdom['window'], 'Blob' | 'FormData'>;

/**
 * jsdom with Node's fetch, at the address of the worker's mock: an upload by XMLHttpRequest is then
 * of one origin, as it is in production. Form data and blobs stay jsdom's own, since file inputs and
 * XMLHttpRequest know no others.
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

/** Browsers give Secure cookies to a page of the loopback address; jsdom's jar wants https. */
function trustLoopback(jar: Jsdom['cookieJar']): void {
  const getCookieString = jar.getCookieStringSync.bind(jar);
  jar.getCookieStringSync = (url, options) =>
    getCookieString(url.replace(/^http:\/\/127\.0\.0\.1/, 'https://127.0.0.1'), options);
}
