import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';
import { seenOn } from './states/all';
import { faults } from './states/faults';
import { dialogs, popups, toasts } from './states/layers';
import { openStep, VARIANT } from './states/screenState';

declare global {
  interface Window {
    seenMotion?: Set<string>;
  }
}

/** Notes everything that moves on the page, from its start: animations, transitions, smooth scrolling. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const LONGEST_MS = 1;
    const seen = (window.seenMotion = new Set<string>());
    const nameOf = ({ effect }: Animation): string => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.tagName ?? ''} ${target?.className ?? ''}`;
    };
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        if (Number(activeDuration) > LONGEST_MS) seen.add(`${nameOf(animation)} moves`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const watchScroll = (
      owner: Element | Window,
      name: 'scrollTo' | 'scrollBy' | 'scrollIntoView',
    ) => {
      const holder = owner as unknown as Record<string, (...all: unknown[]) => unknown>;
      const original = holder[name];
      holder[name] = function scroll(...all) {
        if (JSON.stringify(all).includes('"smooth"')) seen.add(`${name} is smooth`);
        return original?.apply(this, all);
      };
    };
    watchScroll(window, 'scrollTo');
    watchScroll(window, 'scrollBy');
    for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const)
      watchScroll(Element.prototype, name);
  });

/** What has moved so far, and elements that would scroll smoothly. */
const motionOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(window.seenMotion ?? []),
    ...[...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map(({ tagName, className }) => `${tagName} ${className} scrolls smoothly`),
  ]);

const SCREENS = [...popups, ...dialogs, ...toasts, ...faults];

for (const { name, show, seen } of sampleOf(SCREENS, 2))
  test(`A12: nothing moves for users who prefer reduced motion: ${name}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/, /config/i);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchMotion(page);
    await show(page, mock);
    await expect(seenOn(page, seen)).toBeVisible();
    expect(await motionOn(page)).toEqual([]);
    // A layer moves when it closes as well.
    await page.keyboard.press('Escape');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await motionOn(page)).toEqual([]);
  });

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`A12: from a page to the next, motion ${reducedMotion}`, async ({ page, mock }) => {
    await page.emulateMedia({ reducedMotion });
    await watchMotion(page);
    await startSignedIn(page, mock, 'borrower.individu');
    await openStep(page, mock, 'personal/personal-data');
    await expect(page.getByLabel('Nama Lengkap', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
    await page.waitForURL(new RegExp(`${VARIANT}$`));
    await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    const motion = await motionOn(page);
    if (reducedMotion === 'reduce') expect(motion).toEqual([]);
    else expect(motion).toContain('scrollTo is smooth');
  });
