import type { ComponentType } from 'react';
import { TermsScreen } from '@/features/auth/terms/TermsScreen';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { PublicLayout } from '../layouts/PublicLayout';
import { RedirectLayout } from '../layouts/RedirectLayout';
import { TermsLayout } from '../layouts/TermsLayout';
import { ChangePasswordRoute } from '../screens/ChangePasswordRoute';
import { PortalScreen } from './PortalScreen';
import { useStartScreen, type StartScreen } from './useStartScreen';

interface StartPage {
  Layout: ComponentType;
  Screen: ComponentType;
}

const PAGES: Readonly<Record<StartScreen, StartPage>> = {
  terms: { Layout: TermsLayout, Screen: TermsScreen },
  password: { Layout: PublicLayout, Screen: ChangePasswordRoute },
  waiting: { Layout: RedirectLayout, Screen: PageSkeleton },
  portal: { Layout: RedirectLayout, Screen: PortalScreen },
};

/** The frame of the start page, as its screen has it at its own address. */
export function StartLayout() {
  const { Layout } = PAGES[useStartScreen()];
  return <Layout />;
}

/** The start page of a frame. */
export function StartRoute() {
  const { Screen } = PAGES[useStartScreen()];
  return <Screen />;
}
