import type { BrowserOptions } from '@sentry/react';
import type { CleanPath } from './cleanReport';

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** Of how fast a page was (web vitals) the numbers alone: the rest names elements and their texts. */
const SAFE_ATTRIBUTES =
  /^(sentry\.(op|origin|source|sample_rate|release|environment)|http\.(request\.method|response\.status_code)|browser\.web_vital\.(lcp|cls|inp)\.value)$/;

/** A span of a trace, with a name and attributes that say nothing of the user (P1). */
export const cleanSpan = (span: Span, cleanPath: CleanPath): Span => ({
  ...span,
  name: nameOf(span.attributes, cleanPath),
  attributes: Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => SAFE_ATTRIBUTES.test(name)),
  ),
  links: [],
});

/**
 * A page and a call are named by the words of their path, everything else by its kind. The library
 * leaves paths out of names and has them in attributes: of a navigation, the page that it leads to.
 */
function nameOf(attributes: Readonly<Record<string, unknown>>, cleanPath: CleanPath): string {
  const path = attributes['url.path'];
  if (typeof path === 'string') return cleanPath(path);
  const url = attributes['url.full'];
  const method = attributes['http.request.method'];
  if (typeof url === 'string' && typeof method === 'string') return `${method} ${cleanPath(url)}`;
  const kind = attributes['sentry.op'];
  return typeof kind === 'string' ? kind : '';
}
