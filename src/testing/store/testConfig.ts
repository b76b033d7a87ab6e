import type { ConfigState } from '@/state/slices/config';
import { esignExemptMerchantIds } from '../../../mock-server/rules/esignExemptMerchants';
import { mock } from '../mock/mock';

/** The runtime configuration for the mock, with the properties that screens read. */
export const testConfig: ConfigState = {
  productName: 'BOS',
  externalAppUrl: null,
  flagServiceUrl: `${mock.origin}/api/flags`,
  contact: { email: 'bantuan@bos.test', phone: '02150505050' },
  esignExemptMerchantIds,
};
