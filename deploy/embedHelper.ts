import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const ROOT = path.join(__dirname, '..');
const HELPER = 'src/embed-helper/bosEmbed.ts';
const MESSAGES = 'src/domain/embed/messages.ts';

/** The helper for the pages of portals (docs/embedding.md): one module without dependencies. */
export async function bundleEmbedHelper(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [HELPER],
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome100', 'firefox104', 'safari15.6'],
    legalComments: 'none',
    write: false,
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error('esbuild has written nothing');
  return bundle.text;
}

const declarationOf = (file: string): string =>
  ts.transpileDeclaration(readFileSync(path.join(ROOT, file), 'utf8'), {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  }).outputText;

/** The types of the helper and of all messages, in one file that imports nothing. */
export function embedHelperTypes(): string {
  const helper = declarationOf(HELPER).replace(/^import type [^;]*;\n/m, '');
  return `${declarationOf(MESSAGES)}\n${helper}`;
}
