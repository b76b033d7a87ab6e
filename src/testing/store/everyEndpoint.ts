import { baseApi } from '@/api/baseApi';
import '@/api/accountApi';
import '@/api/authApi';
import '@/api/bankApi';
import '@/api/bankStatementApi';
import '@/api/collateralApi';
import '@/api/consentApi';
import '@/api/consultationApi';
import '@/api/ekycApi';
import '@/api/financialStatementApi';
import '@/api/identityApi';
import '@/api/masterApi';
import '@/api/notificationApi';
import '@/api/onboardingStepApi';
import '@/api/otpApi';
import '@/api/passwordApi';
import '@/api/picApi';
import '@/api/shareholderApi';
import '@/api/userApi';

/** The fields of every argument; no server reads these requests. */
export const ARGUMENT = {
  id: 1,
  userId: '1',
  accountId: 1,
  channel: 'sms',
  token: 'a-token',
  problems: 'inline',
  body: {},
};

/** Every endpoint of the API by its name; the imports above add them to it. */
export const everyEndpoint = <One>(): [string, One][] => Object.entries<One>(baseApi.endpoints);
