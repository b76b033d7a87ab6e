import { act } from '@testing-library/react';
import type { UserUpdateRequest } from '@/api/wire';
import { mock } from '../mock/mock';

/** What the mock has of a user. */
export async function userOf(email: string) {
  const { users } = await act(() => mock.db());
  const user = users.find((row) => row.email === email);
  if (!user) throw new Error(`No ${email}`);
  return user;
}

/** What the applicant changes on another device, without this page knowing. */
export const changedElsewhere = (
  { email }: { email: string },
  body: UserUpdateRequest,
): Promise<void> =>
  act(async () => {
    const token = await mock.token(email, 'session');
    const response = await fetch(`${mock.origin}/api/identity/user/update`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  });
