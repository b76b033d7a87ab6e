import { CALL_WORDS } from '@/api/callWords';
import { EKYC_PAGE, PATHS } from '@/domain/access/paths';
import { STEP_IDS, SUB_STEP_IDS } from '@/domain/onboarding/stepIds';
import type { RuntimeConfig } from '@/platform/runtimeConfig';
import { BASE_PATH } from '../basePath';

/**
 * The words that paths of our pages and calls have by themselves, which may be in reports (P1). Everything else
 * in a path may be of the user, or a secret.
 */
export function pathWords(services: RuntimeConfig['services']): ReadonlySet<string> {
  const paths = [BASE_PATH, EKYC_PAGE, ...Object.values(PATHS), ...Object.values(services)];
  const wordsOfPaths = paths
    .flatMap((path) => new URL(path, window.location.origin).pathname.split('/'))
    .filter((part) => !part.startsWith(':'));
  return new Set([...wordsOfPaths, ...STEP_IDS, ...SUB_STEP_IDS, ...CALL_WORDS]);
}
