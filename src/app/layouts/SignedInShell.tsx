import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectConfig } from '@/state/slices/config';
import { AppShell } from '@/ui/layout/AppShell';
import type { Menu } from '@/ui/layout/menuTypes';
import { ConnectionNote } from './ConnectionNote';
import { useAccount } from './useAccount';
import { useSignOut } from './useSignOut';

export interface SignedInShellProps {
  menu: Menu;
  homeTo?: string;
  headerEnd?: ReactNode;
  children: ReactNode;
}

/** The frame of signed-in pages, with what it shows of the user and the configuration. */
export function SignedInShell(props: SignedInShellProps) {
  const { isEmbedded = false, contact } = useAppSelector(selectConfig);
  const account = useAccount();
  const onSignOut = useSignOut();
  return (
    <AppShell
      {...props}
      hasMenus={!isEmbedded}
      notice={<ConnectionNote />}
      account={account}
      contact={contact}
      onSignOut={onSignOut}
    />
  );
}
