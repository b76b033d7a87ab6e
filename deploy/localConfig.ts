import { esignExemptMerchantIds } from '../mock-server/rules/esignExemptMerchants';
import { passwordKey } from '../mock-server/rules/passwordKey';

/**
 * The runtime configuration for the mock. The development server and the preview serve it as
 * `/bos/config.json`; `portalOrigin` is that of the demo portal, which may frame the app, and
 * `appOrigin` that of app and mock, to which the page sends its error reports. It is never part of
 * `dist`, whose own file is a template.
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
    errorReportingDsn: appOrigin?.replace('//', '//key@').concat('/api/error-reporting/1') ?? '',
    contact: { email: 'bantuan@bos.test', phone: '02150505050' },
    passwordKey,
    esignExemptMerchantIds,
    idempotencyKeys: true,
  };
}
