import type { ReactNode } from 'react';
import { useGetProfileQuery } from '@/api/authApi';
import type { RoutePath } from '@/domain/access/paths';
import { settingsTitle } from '@/domain/menus/menus';
import { useText } from '@/i18n/useText';
import { Page } from '@/ui/layout/Page';
import { LeaveGuard } from '@/ui/leaving/LeaveGuard';

/**
 * A page of the settings; its title is that of its menu entry (main-area.md#settings). Parts of it
 * may have a reason to be asked before it is left.
 */
export function SettingsPage({
  path,
  lead,
  aside,
  children,
}: {
  path: RoutePath;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { tRef } = useText();
  const { currentData: profile } = useGetProfileQuery();
  return (
    <Page
      title={tRef({ key: settingsTitle(path, profile?.role_id ?? null) })}
      {...(lead !== undefined && { lead })}
      aside={aside}
      hasColumns
    >
      <LeaveGuard>{children}</LeaveGuard>
    </Page>
  );
}
