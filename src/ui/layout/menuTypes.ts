import type { ReactNode } from 'react';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A path of the app, or for other places a whole http(s) address. */
  to?: string;
  href?: string;
  /** A short count, and what it counts for those who hear it. */
  badge?: { text: string; label: string } | undefined;
  /** Only in the top menu; large screens have it in the header. */
  isForSmallScreens?: boolean;
};

export type MenuGroup = { id: string; label: string; icon?: ReactNode; items: readonly MenuItem[] };

export type Menu = readonly (MenuItem | MenuGroup)[];

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'items' in entry;
