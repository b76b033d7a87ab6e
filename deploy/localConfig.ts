import { esignExemptMerchantIds } from '../mock-server/rules/esignExemptMerchants';
import { passwordKey } from '../mock-server/rules/passwordKey';

/**
 * Error reporting of the mock, at the other name of this machine: for the page it is another host, as in
 * production, so that what concerns its hosts alone does not concern the services (P3).
 */
function dsnOf(appOrigin: string): string {
  const dsn = new URL('/api/error-reporting/1', appOrigin);
  dsn.hostname = dsn.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  dsn.username = 'key';
  return dsn.href;
}

/**
 * The runtime configuration for the mock. The development server and the preview serve it as
 * `/bos/config.json`; `portalOrigin` is that of the demo portal, which may frame the app, and
 * `appOrigin` that of app and mock. It is never part of `dist`, whose own file is a template.
 */
export function localConfig({
  portalOrigin,
  appOrigin,
}: {
  portalOrigin?: string;
  appOrigin?: string;
}) {
  return {
    productName: 'BOS',
    services: {
      identity: '/api/identity',
      master: '/api/master',
      notification: '/api/notification',
      logActivity: '/api/log-activity',
      assets: '/api/assets',
    },
    flagServiceUrl: '/api/flags',
    externalAppUrl: 'https://app.bos.test',
    embedOrigins: portalOrigin === undefined ? [] : [portalOrigin],
    errorReportingDsn: appOrigin === undefined ? '' : dsnOf(appOrigin),
    contact: { email: 'bantuan@bos.test', phone: '02150505050' },
    passwordKey,
    esignExemptMerchantIds,
    idempotencyKeys: true,
  };
}
