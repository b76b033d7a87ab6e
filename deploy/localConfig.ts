import { esignExemptMerchantIds } from '../mock-server/rules/esignExemptMerchants';
import { passwordKey } from '../mock-server/rules/passwordKey';

/**
 * The runtime configuration for the mock. The development server and the preview serve it as
 * `/bos/config.json`. It is never part of `dist`, whose own file is a template.
 */
export function localConfig() {
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
    embedOrigins: [],
    errorReportingDsn: '',
    contact: { email: 'bantuan@bos.test', phone: '02150505050' },
    passwordKey,
    esignExemptMerchantIds,
    idempotencyKeys: true,
  };
}
