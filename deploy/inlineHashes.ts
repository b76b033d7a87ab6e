import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Sources of a content security policy: one for each text of a page that the browser runs or applies. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Any other type is data. */
const RUNS = /^(module|text\/javascript)?$/i;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the scripts and styles in a page. What is in a `<template>` does nothing. */
export function inlineHashes(html: string): InlineHashes {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  let templates = 0;
  let kind: keyof InlineHashes | null = null;
  let text = '';
  const kindOf = (name: string, { src, type = '' }: Record<string, string>): typeof kind => {
    if (templates > 0) return null;
    if (name === 'script') return src === undefined && RUNS.test(type.trim()) ? 'scripts' : null;
    return name === 'style' ? 'styles' : null;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'template') templates += 1;
      kind = kindOf(name, attributes);
      text = '';
    },
    ontext: (part) => (text += part),
    onclosetag(name) {
      if (name === 'template') templates -= 1;
      if (kind) found[kind].add(hashOf(text));
      kind = null;
    },
  });
  // The browser hashes what it has read, with line breaks of one kind.
  parser.end(html.replaceAll(/\r\n?/g, '\n'));
  return { scripts: [...found.scripts], styles: [...found.styles] };
}
