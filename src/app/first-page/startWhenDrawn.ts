import { keepUncaughtErrors } from '@/platform/uncaughtErrors';
import type { FirstPageDefinition } from './firstPageDefinition';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once the page was drawn and could take a first key. What is not in sight is not drawn. */
async function untilDrawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Starts a prerendered page once it was drawn. On a second visit its scripts are there before the first
 * frame, which they would hold up: eager imports stand in the same scripts and run only here.
 */
export async function startWhenDrawn(
  importPage: () => Promise<FirstPageDefinition>,
): Promise<void> {
  keepUncaughtErrors();
  await untilDrawn();
  const { startFirstPage } = await import(/* webpackMode: "eager" */ './startFirstPage');
  await startFirstPage(await importPage());
}
