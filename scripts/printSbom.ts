/** `npm run sbom`: prints what ships, to be kept with a release (docs/deploy.md). */
import { sbom } from './sbom';

console.log(JSON.stringify(sbom(), null, 2));
