import type { ConfigState } from '@/state/slices/config';
import { esignExemptMerchantIds } from '../../../mock-server/rules/esignExemptMerchants';

/** The runtime configuration for the mock, with the properties that screens read. */
export const testConfig: ConfigState = {
  productName: 'BOS',
  externalAppUrl: null,
  contact: { email: 'bantuan@bos.test', phone: '02150505050' },
  esignExemptMerchantIds,
};
