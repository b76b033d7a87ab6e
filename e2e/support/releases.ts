import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DIST, NEXT_RELEASE } from './nextRelease';
import { startPreviewProcess } from './previewProcess';

export interface ServedReleases {
  origin: string;
  /** A portal that frames the app. */
  portalOrigin: string;
  /** The folder that is served. */
  folder: string;
  /** The other one of two builds takes the place of the one that is served: no file of code is in both. */
  deployNext(): void;
  replaceWorker(script: string): void;
  stop(): Promise<void>;
}

/** The build at hand on a server of its own, where others can follow it. */
export async function serveReleases(): Promise<ServedReleases> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const folder = path.join(root, 'live');
  const put = (build: string) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(build, folder, { recursive: true });
  };
  let isNext = false;
  put(DIST);
  const preview = await startPreviewProcess(folder);
  return {
    origin: preview.origin,
    portalOrigin: preview.portalOrigin,
    folder,
    deployNext: () => {
      isNext = !isNext;
      put(isNext ? NEXT_RELEASE : DIST);
    },
    replaceWorker: (script) => {
      for (const ending of ['.br', '.gz'])
        rmSync(path.join(folder, `sw.js${ending}`), { force: true });
      writeFileSync(path.join(folder, 'sw.js'), script);
    },
    stop: async () => {
      await preview.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
