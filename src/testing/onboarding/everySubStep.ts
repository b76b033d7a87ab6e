import { VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import type { Flow } from '@/domain/onboarding/flow';
import {
  positionPath,
  visiblePositions,
  type SubStepPosition,
} from '@/domain/onboarding/visibleSteps';

/** The scenario with one user of each variant whose application is complete but not submitted. */
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

/** The users of that scenario who are asked for a marital status were married. */
export const FACTS = { maritalStatusId: 3 };

/** A sub-step of a flow, and a user who has filled it in. */
export interface SubStepCase {
  /** The title of the case: the path of the sub-step below its variant, and the variant. */
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

/** Every sub-step of every flow. A sub-step that is added to a flow is included automatically. */
export const everySubStep: readonly SubStepCase[] = VARIANT_IDS.flatMap(casesOf);

/** The same list, without the sub-steps that several flows share. */
export const eachSubStep: readonly SubStepCase[] = [
  ...new Map(
    everySubStep.map((each) => [JSON.stringify(each.position.subStep), each] as const),
  ).values(),
];
