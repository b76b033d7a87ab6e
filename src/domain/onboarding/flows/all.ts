import type { VariantId } from '../../access/variants';
import type { Flow } from '../flow';
import { borrowerIndividuNonPartner } from './borrowerIndividuNonPartner';
import { borrowerIndividuDirectPartner } from './borrowerIndividuDirectPartner';
import { borrowerCorporateNonPartner } from './borrowerCorporateNonPartner';
import { borrowerCorporateDirectPartner } from './borrowerCorporateDirectPartner';
import { funderIndividu } from './funderIndividu';
import { funderCorporate } from './funderCorporate';
import { partner } from './partner';

/** The flow of each variant. */
export const flows: Readonly<Record<VariantId, Flow>> = {
  borrowerIndividuNonPartner,
  borrowerIndividuDirectPartner,
  borrowerCorporateNonPartner,
  borrowerCorporateDirectPartner,
  funderIndividu,
  funderCorporate,
  partner,
};
