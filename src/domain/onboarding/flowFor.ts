import type { VariantId } from '../access/variants';
import type { Flow } from './flow';
import { individuNonPartner } from './flows/individuNonPartner';

const flows: Readonly<Partial<Record<VariantId, Flow>>> = {
  borrowerIndividuNonPartner: individuNonPartner,
};

/** The flow of a variant; null where its screens do not exist yet. */
export function flowFor(variantId: VariantId): Flow | null {
  return flows[variantId] ?? null;
}
