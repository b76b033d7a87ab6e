/**
 * `npm run nginx:config -- --config FILE`: prints the site for nginx of the environment that FILE, its
 * `config.json`, describes, and of the build in the folder `--build`. Every fault of the file is named, and
 * nothing is printed then.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseRuntimeConfig, StartUpFailure } from '../../src/platform/runtimeConfig';
import type { AllowedOrigins } from '../headers';
import { originsOf } from '../origins';
import { builtPages } from '../prerendered';
import { nginxConfig } from './nginxConfig';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    'served-config': { type: 'string', default: '/etc/nginx/config.json' },
    build: { type: 'string', default: 'dist' },
    dist: { type: 'string', default: '/usr/share/bos' },
    listen: { type: 'string', default: '8080' },
    'access-log': { type: 'string', default: '/var/log/nginx/bos.log' },
  },
});

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function originsIn(file: string): AllowedOrigins {
  try {
    return originsOf(parseRuntimeConfig(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    if (error instanceof StartUpFailure) fail(error.faults.map((fault) => `config.json: ${fault}`));
    return fail([`${file}: ${messageOf(error)}`]);
  }
}

if (values.config === undefined) fail(['--config takes the config.json of the environment.']);
const origins = originsIn(values.config);
if (!existsSync(path.join(values.build, 'index.html')))
  fail([`${values.build} has no build: npm run build makes one, --build names another folder.`]);
try {
  process.stdout.write(
    nginxConfig({
      listen: values.listen,
      distDir: path.resolve(values.dist),
      configFile: path.resolve(values['served-config']),
      accessLog: path.resolve(values['access-log']),
      origins,
      prerendered: builtPages(values.build),
    }),
  );
} catch (error) {
  fail([messageOf(error)]);
}
