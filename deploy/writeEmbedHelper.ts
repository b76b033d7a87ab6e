import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleEmbedHelper, embedHelperTypes } from './embedHelper';

const FOLDER = path.join(__dirname, '..', 'dist', 'embed');

/** Part of `npm run build`: `dist/embed/bos-embed.js` and its types. */
bundleEmbedHelper()
  .then((bundle) => {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'bos-embed.js'), bundle);
    writeFileSync(path.join(FOLDER, 'bos-embed.d.ts'), embedHelperTypes());
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
