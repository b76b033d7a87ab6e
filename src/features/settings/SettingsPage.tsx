import type { ReactNode } from 'react';
import { useGetProfileQuery } from '@/api/authApi';
import type { RoutePath } from '@/domain/access/paths';
import { settingsTitle } from '@/domain/menus/menus';
import { useText } from '@/i18n/useText';
import { Page } from '@/ui/layout/Page';

/** A page of the settings; its title is that of its menu entry (main-area.md#settings). */
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
      {children}
    </Page>
  );
}
