import { VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import type { Flow } from '@/domain/onboarding/flow';
import {
  positionPath,
  visiblePositions,
  type SubStepPosition,
} from '@/domain/onboarding/visibleSteps';

/** The scenario with somebody of each variant, complete but for the submit. */
export const BEFORE_THE_REVIEW = 'before-the-review';

const READY: Readonly<Record<VariantId, string>> = {
  borrowerIndividuNonPartner: 'ready.borrower.individu@bos.test',
  borrowerIndividuDirectPartner: 'ready.borrower.individu.partner@bos.test',
  borrowerCorporateNonPartner: 'ready.borrower.corporate@bos.test',
  borrowerCorporateDirectPartner: 'ready.borrower.corporate.partner@bos.test',
  funderIndividu: 'ready.funder.individu@bos.test',
  funderCorporate: 'ready.funder.corporate@bos.test',
  partner: 'ready.partner@bos.test',
};

/** Those of the scenario who are asked have been married. */
export const FACTS = { maritalStatusId: 3 };

/** A sub-step of a flow, with somebody who has answered it. */
export interface SubStepCase {
  /** Names the case: the sub-step's path below its variant, and the variant. */
  name: string;
  email: string;
  flow: Flow;
  position: SubStepPosition;
  path: string;
}

const casesOf = (variantId: VariantId): SubStepCase[] => {
  const flow = flows[variantId];
  return visiblePositions(flow, FACTS).map((position) => ({
    name: `${position.step.id}/${position.subStep.id} of ${variantId}`,
    email: READY[variantId],
    flow,
    position,
    path: positionPath(flow, position),
  }));
};

/** Every sub-step of every flow: one that is new in a flow is among them by itself. */
export const everySubStep: readonly SubStepCase[] = VARIANT_IDS.flatMap(casesOf);

/** The same, without those that several flows hold alike. */
export const eachSubStep: readonly SubStepCase[] = [
  ...new Map(
    everySubStep.map((each) => [JSON.stringify(each.position.subStep), each] as const),
  ).values(),
];
