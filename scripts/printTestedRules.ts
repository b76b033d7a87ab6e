/** `npm run rules`: the rules of `docs/product/reliability.md`, each with the files of its tests. */
import { testedRules } from './testedRules';

for (const [code, files] of testedRules())
  console.log(`${code.padEnd(4)} ${files.join('\n     ')}`);
