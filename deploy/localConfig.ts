import { esignExemptMerchantIds } from '../mock-server/rules/esignExemptMerchants';
import { passwordKey } from '../mock-server/rules/passwordKey';

/**
 * The runtime configuration for the mock. The development server and the preview serve it as
 * `/bos/config.json`; `portalOrigin` is that of the demo portal, which may frame the app. It is never part of `dist`, whose own file is a template.
 */
export function localConfig(portalOrigin?: string) {
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
    errorReportingDsn: '',
    contact: { email: 'bantuan@bos.test', phone: '02150505050' },
    passwordKey,
    esignExemptMerchantIds,
    idempotencyKeys: true,
  };
}
