import { version } from '../package.json';
import { packagesOfTheApp } from './licences';

/** Hashes are in base64 in the lock file. */
const inHex = (integrity: string): string =>
  Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * What ships, by the lock file, in CycloneDX. `npm sbom --omit dev` would leave out React and whatever
 * else a development package asks for too.
 */
export function sbom(): object {
  const components = packagesOfTheApp().map(({ name, version, licence, integrity }) => ({
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    purl: purlOf(name, version),
    hashes: [{ alg: 'SHA-512', content: inHex(integrity) }],
    licenses: [{ expression: licence }],
  }));
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'bos', version } },
    components: [...byRef.values()],
  };
}
