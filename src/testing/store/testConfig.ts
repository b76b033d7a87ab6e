import type { ConfigState } from '@/state/slices/config';
import { esignExemptMerchantIds } from '../../../mock-server/rules/esignExemptMerchants';

/** The runtime configuration that goes with the mock, as far as screens read it. */
export const testConfig: ConfigState = {
  productName: 'BOS',
  externalAppUrl: null,
  contact: { email: 'bantuan@bos.test', phone: '02150505050' },
  esignExemptMerchantIds,
};
