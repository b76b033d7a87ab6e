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
import '@/api/notificationApi';
import '@/api/onboardingStepApi';
import '@/api/otpApi';
import '@/api/passwordApi';
import '@/api/picApi';
import '@/api/shareholderApi';
import '@/api/userApi';
import type { AppThunk } from '@/state/types';

/** A mutation of the API, called with an argument that fits each of them. */
export interface Write {
  name: string;
  send: () => AppThunk<PromiseLike<{ error?: unknown }>>;
}

/** The fields of every argument; no server reads these requests. */
const ARGUMENT = {
  id: 1,
  userId: '1',
  accountId: 1,
  channel: 'sms',
  token: 'a-token',
  problems: 'inline',
  body: {},
};

type Endpoint = { initiate: (argument: object) => ReturnType<Write['send']> };

/** Every write of the API; the imports above add their endpoints to it. */
export const everyWrite: Write[] = Object.entries<Endpoint>(baseApi.endpoints)
  .filter(([, endpoint]) => 'useMutation' in endpoint)
  .map(([name, endpoint]) => ({ name, send: () => endpoint.initiate(ARGUMENT) }));
