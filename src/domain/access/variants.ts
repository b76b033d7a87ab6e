import { typedKeys } from '@/primitives/typedKeys';
import { PATHS } from './paths';
import { ACCOUNT_TYPE, ROLE, type AccountTypeId, type RoleId } from './roles';
import { hasValidRoleAndType, type RoleAndType, type Viewer } from './viewer';

/** The users that an onboarding variant is for, and its path. Null means any. */
export interface OnboardingVariant {
  /** Below `/bos`. */
  readonly path: string;
  readonly roleId: RoleId;
  readonly typeId: AccountTypeId | null;
  readonly hasPartner: boolean | null;
}

const { individual, corporate } = ACCOUNT_TYPE;

/** The seven onboarding variants (onboarding.md#flows). */
export const onboardingVariants = {
  borrowerIndividuNonPartner: {
    path: PATHS.borrowerIndividuNonPartner,
    roleId: ROLE.borrower,
    typeId: individual,
    hasPartner: false,
  },
  borrowerIndividuDirectPartner: {
    path: PATHS.borrowerIndividuDirectPartner,
    roleId: ROLE.borrower,
    typeId: individual,
    hasPartner: true,
  },
  borrowerCorporateNonPartner: {
    path: PATHS.borrowerCorporateNonPartner,
    roleId: ROLE.borrower,
    typeId: corporate,
    hasPartner: false,
  },
  borrowerCorporateDirectPartner: {
    path: PATHS.borrowerCorporateDirectPartner,
    roleId: ROLE.borrower,
    typeId: corporate,
    hasPartner: true,
  },
  funderIndividu: {
    path: PATHS.funderIndividu,
    roleId: ROLE.funder,
    typeId: individual,
    hasPartner: null,
  },
  funderCorporate: {
    path: PATHS.funderCorporate,
    roleId: ROLE.funder,
    typeId: corporate,
    hasPartner: null,
  },
  partner: { path: PATHS.partnerOnboarding, roleId: ROLE.partner, typeId: null, hasPartner: null },
} as const satisfies Record<string, OnboardingVariant>;

export type VariantId = keyof typeof onboardingVariants;

export const VARIANT_IDS = typedKeys(onboardingVariants);

/** The variants that role, type and partner leave; null: it is not known whether there is a partner. */
export function variantsOf(
  person: RoleAndType & { readonly hasPartner: boolean | null },
): VariantId[] {
  if (!hasValidRoleAndType(person)) return [];
  return VARIANT_IDS.filter((id) => {
    const { roleId, typeId, hasPartner }: OnboardingVariant = onboardingVariants[id];
    return (
      roleId === person.roleId &&
      (typeId === null || typeId === person.typeId) &&
      (hasPartner === null || person.hasPartner === null || hasPartner === person.hasPartner)
    );
  });
}

/** The variant that matches role, type and partner; null where none does. */
export const variantFor = (viewer: Viewer): VariantId | null => variantsOf(viewer)[0] ?? null;
