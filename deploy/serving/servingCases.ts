import { describeFiles } from './fileCases';
import { describeHeaders } from './headerCases';
import { describePages } from './pageCases';
import { describePrerendered } from './prerenderedCases';
import { serveTestBuild, type RunningServer, type ServingOptions } from './servedBuild';

/** What every server of the app has to do (deploy.md#what-a-server-does): the preview and nginx. */
export function describeServing(start: (options: ServingOptions) => Promise<RunningServer>): void {
  const build = serveTestBuild(start);
  describePages(build.serve);
  describeHeaders(build.serve);
  describeFiles(build);
  describePrerendered(start);
}
