import { act, screen, waitFor } from '@testing-library/react';
import type { App } from './saves';

/**
 * Goes back in the history, confirming the dialog where there is one, and then forward to the page
 * again.
 */
export async function leaveAndComeBack({ router, user }: App) {
  const { pathname } = router.state.location;
  await act(() => router.navigate(-1));
  await waitFor(async () => {
    const leave = screen.queryByRole('button', { name: /^Pergi/ });
    if (leave) await user.click(leave);
    if (router.state.location.pathname === pathname) throw new Error('The page was not left');
  });
  await act(() => router.navigate(1));
}
