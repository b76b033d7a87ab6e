import type { ComponentType } from 'react';
import { PublicLayout } from '../layouts/PublicLayout';
import { RedirectLayout } from '../layouts/RedirectLayout';
import { TermsLayout } from '../layouts/TermsLayout';
import { useStartScreen, type StartScreen } from './useStartScreen';

const LAYOUTS: Record<StartScreen, ComponentType> = {
  terms: TermsLayout,
  password: PublicLayout,
  waiting: RedirectLayout,
  portal: RedirectLayout,
};

/** The frame of the start page, as its screen has it at its own address. */
export function StartLayout() {
  const Layout = LAYOUTS[useStartScreen()];
  return <Layout />;
}
