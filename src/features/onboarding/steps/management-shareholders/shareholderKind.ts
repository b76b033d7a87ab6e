import type { ApiProblem } from '@/api/problem';
import type { Shareholder, ShareholderRequest } from '@/api/wire';
import {
  isDirector,
  isManagement,
  isShareholder,
  missingOfCard,
  ownershipOf,
} from '@/domain/onboarding/shareholders';
import { readShare } from '@/domain/ownership/shares';
import type { CardKind, CardSection } from '../../cards/cardKind';
import {
  emptyManagement,
  emptyShareholder,
  shareholder,
  shareholderRequest,
  type ShareholderValues,
} from './form';
import { ShareholderFields } from './ShareholderFields';
import { ShareholderSummary } from './ShareholderSummary';

type ShareholderKind = CardKind<Shareholder, ShareholderValues, ShareholderRequest>;

const CONFLICT = 409;
const UNPROCESSABLE = 422;

const managementMessages = {
  add: 'onboardingManagement.addManagement',
  card: 'onboardingManagement.managementCard',
  emptyTitle: 'onboardingManagement.noManagementTitle',
  emptyBody: 'onboardingManagement.noManagementBody',
} as const;

const sections: readonly CardSection<Shareholder, ShareholderValues>[] = [
  {
    id: 'management',
    title: 'onboardingManagement.management',
    intro: 'onboardingManagement.managementIntro',
    messages: managementMessages,
    // A card that an older version stored without a role is shown here, so that it can be given
    // one.
    holds: (card) => isManagement(card) || !isShareholder(card),
    emptyValues: emptyManagement,
    isWanting: (cards) => !cards.some(isDirector),
  },
  {
    id: 'shareholders',
    title: 'onboardingManagement.shareholders',
    intro: 'onboardingManagement.shareholdersIntro',
    messages: {
      add: 'onboardingManagement.addShareholder',
      card: 'onboardingManagement.shareholderCard',
      emptyTitle: 'onboardingManagement.noShareholderTitle',
      emptyBody: 'onboardingManagement.noShareholderBody',
    },
    holds: isShareholder,
    emptyValues: emptyShareholder,
    isWanting: (cards) => !cards.some(isShareholder),
  },
];

/** The field that a refusal belongs to, given the other current cards. */
function refusedField(
  { status }: ApiProblem,
  values: ShareholderValues,
  others: readonly Shareholder[],
): keyof ShareholderValues | null {
  if (status === CONFLICT) return 'email';
  const share = values.isShareholder ? (readShare(values.share) ?? 0) : 0;
  return status === UNPROCESSABLE && share > ownershipOf(others).left ? 'share' : null;
}

/** The two lists of cards over one collection. */
export const shareholderKind: ShareholderKind = {
  ...shareholder,
  subStep: 'management-shareholders',
  messages: {
    ...managementMessages,
    save: 'onboardingManagement.save',
    saved: 'onboardingManagement.saved',
    deleted: 'onboardingManagement.deleted',
    deleteTitle: 'onboardingManagement.deleteTitle',
    deleteBody: 'onboardingManagement.deleteBody',
  },
  sections,
  asksBeforeLeaving: true,
  emptyValues: emptyManagement,
  toRequest: shareholderRequest,
  keepsSpelling: { npwp: true },
  refusedField,
  conflicts: [CONFLICT, UNPROCESSABLE],
  Fields: ShareholderFields,
  Summary: ShareholderSummary,
  isIncomplete: (card) => missingOfCard(card).length > 0,
  deleteBodyOf: (card) =>
    isManagement(card) && isShareholder(card)
      ? 'onboardingManagement.deleteBothBody'
      : 'onboardingManagement.deleteBody',
};
