import type { UserDetail } from '@/api/wire';
import { mock } from './mock';

/** From now on the user detail of a person is answered with a change, as others may have stored it. */
export async function changeDetail(
  email: string,
  change: (detail: UserDetail) => void,
): Promise<void> {
  const token = await mock.token(email, 'session');
  const response = await fetch(`${mock.origin}/api/identity/user/detail`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await response.json()) as { data: UserDetail };
  change(body.data);
  await mock.addFault({ method: 'GET', path: '*/user/detail', status: 200, body });
}
