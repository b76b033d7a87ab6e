import type { AppBadgePort } from '@/ports/page';

/** Older browsers have neither of them. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

async function show(count: number): Promise<void> {
  const { navigator }: { navigator: Badging } = globalThis;
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    // The app is not installed, or may not show a badge: the page itself has the number.
  }
}

export const appBadge: AppBadgePort = { show: (count) => void show(count) };
