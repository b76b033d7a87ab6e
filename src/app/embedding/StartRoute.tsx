import type { ComponentType } from 'react';
import { TermsScreen } from '@/features/auth/terms/TermsScreen';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { ChangePasswordRoute } from '../screens/ChangePasswordRoute';
import { PortalScreen } from './PortalScreen';
import { useStartScreen, type StartScreen } from './useStartScreen';

const SCREENS: Record<StartScreen, ComponentType> = {
  terms: TermsScreen,
  password: ChangePasswordRoute,
  waiting: PageSkeleton,
  portal: PortalScreen,
};

/** The start page of a frame. */
export function StartRoute() {
  const Screen = SCREENS[useStartScreen()];
  return <Screen />;
}
