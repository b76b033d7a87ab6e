import { Outlet } from 'react-router-dom';
import type { Menu } from '@/ui/layout/menuTypes';
import { FlagsProvider } from './FlagsProvider';
import { SignedInShell } from './SignedInShell';

const NOTHING: Menu = [];

/**
 * The frame of the terms: language, user and sign-out. Assumption: no menu, because all its pages
 * would redirect back here until the terms are accepted.
 */
export const TermsLayout = () => (
  <FlagsProvider>
    <SignedInShell menu={NOTHING}>
      <Outlet />
    </SignedInShell>
  </FlagsProvider>
);
