import { accountApi } from '@/api/accountApi';
import { authApi } from '@/api/authApi';
import { bankApi } from '@/api/bankApi';
import { bankStatementApi } from '@/api/bankStatementApi';
import { collateralApi } from '@/api/collateralApi';
import { consentApi } from '@/api/consentApi';
import { consultationApi } from '@/api/consultationApi';
import { ekycApi } from '@/api/ekycApi';
import { financialStatementApi } from '@/api/financialStatementApi';
import { identityApi } from '@/api/identityApi';
import { notificationApi } from '@/api/notificationApi';
import { onboardingStepApi } from '@/api/onboardingStepApi';
import { otpApi } from '@/api/otpApi';
import { picApi } from '@/api/picApi';
import { shareholderApi } from '@/api/shareholderApi';
import { userApi } from '@/api/userApi';
import type { AppThunk } from '@/state/types';

/** A mutation of the API, called with an argument that fits each of them. */
export interface Write {
  name: string;
  send: () => AppThunk<PromiseLike<{ error?: unknown }>>;
}

/** The fields of every argument; the requests are never read by a server. */
const ARGUMENT = {
  id: 1,
  userId: '1',
  accountId: 1,
  channel: 'sms',
  token: 'a-token',
  problems: 'inline',
  body: {},
};

/** Every write of the API. All parts of the API share one object of endpoints. */
export const everyWrite: Write[] = [
  accountApi,
  authApi,
  bankApi,
  bankStatementApi,
  collateralApi,
  consentApi,
  consultationApi,
  ekycApi,
  financialStatementApi,
  identityApi,
  notificationApi,
  onboardingStepApi,
  otpApi,
  picApi,
  shareholderApi,
  userApi,
]
  .slice(0, 1)
  .flatMap(({ endpoints }) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) =>
      'useMutation' in endpoint
        ? [{ name, send: () => endpoint.initiate(ARGUMENT as never) as ReturnType<Write['send']> }]
        : [],
    ),
  );
