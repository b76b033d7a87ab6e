import type { Shareholder } from '@/api/wire';
import {
  missingInList,
  isKnownEmail,
  isManagement,
  isShareholder,
  missingOfCard,
  totalOwnership,
  type MissingInList,
} from '@/domain/onboarding/shareholders';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { isSameJson } from '@/primitives/isSameJson';
import type { MessageRef } from '@/primitives/messageRef';
import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryRow,
  SummaryFormatter,
} from '../../model/stepDefinition';
import { row } from '../../model/summaryRows';
import { shareholder } from './form';

const { labels, rows } = shareholder;

export const { masterLists } = shareholder;

const missingCard = ({ name }: Shareholder): MessageRef =>
  name.trim() === ''
    ? typedMessageRef('onboardingManagement.missing.namelessCard')
    : typedMessageRef('onboardingManagement.missing.card', { name });

function sharedEmails(cards: readonly Shareholder[]): string[] {
  const later = cards.filter(({ email }, index) => isKnownEmail(email, cards.slice(0, index)));
  return later.flatMap(({ email }) => email?.trim().toLowerCase() ?? []);
}

const missingTexts: Readonly<
  Record<MissingInList, (cards: readonly Shareholder[]) => MessageRef[]>
> = {
  shareholder: () => [typedMessageRef('onboardingManagement.missing.shareholder')],
  director: () => [typedMessageRef('onboardingManagement.missing.director')],
  card: (cards) => cards.filter((card) => missingOfCard(card).length > 0).map(missingCard),
  email: (cards) =>
    sharedEmails(cards).map((email) =>
      typedMessageRef('onboardingManagement.missing.email', { email }),
    ),
  ownership: (cards) => [
    typedMessageRef('onboardingManagement.missing.ownership', { owned: totalOwnership(cards) }),
  ],
};

/**
 * What the rules of the list still ask for, each listed once; a total below 100% is not reported.
 */
export function missing({ shareholders }: OnboardingContext): MessageRef[] {
  const texts = missingInList(shareholders).flatMap((rule) => missingTexts[rule](shareholders));
  return texts.filter(
    (text, index) => texts.findIndex((earlier) => isSameJson(earlier, text)) === index,
  );
}

const rolesOf = (card: Shareholder, formatter: SummaryFormatter): string =>
  [
    ...(isManagement(card) ? [formatter.t(labels.isManagement)] : []),
    ...(isShareholder(card) ? [formatter.t(labels.isShareholder)] : []),
  ].join(', ');

const roleRows = (card: Shareholder, formatter: SummaryFormatter): SummaryRow[] => [
  row('onboardingManagement.roles', rolesOf(card, formatter)),
  ...rows(card, formatter, ['positionId', 'share']),
];

const leadOf = (card: Shareholder, formatter: SummaryFormatter): string =>
  roleRows(card, formatter)
    .map(({ value }) => value)
    .filter((fact) => fact !== '')
    .join(' · ');

const groupOf = (card: Shareholder, index: number, formatter: SummaryFormatter): SummaryGroup => ({
  title: formatter.t('onboardingManagement.reviewCard', { number: index + 1 }),
  recordId: card.id,
  name: card.name.trim(),
  lead: leadOf(card, formatter),
  rows: [
    ...roleRows(card, formatter),
    ...rows(card, formatter, [
      'isCorporate',
      'name',
      'email',
      'phoneNumber',
      'birthDate',
      'genderId',
      'nik',
      'npwp',
      'ktpDocument',
      'npwpDocument',
      'isPublic',
      'address',
      'domiciledAddress',
    ]).map((shown) =>
      card.is_corporate && shown.label === labels.name
        ? { ...shown, label: 'onboardingManagement.companyName' as const }
        : shown,
    ),
  ],
});

/** The total, then every card once, whatever its roles. */
export const summary = (
  { shareholders }: OnboardingContext,
  formatter: SummaryFormatter,
): SummaryGroup[] => [
  {
    rows: [
      row(
        'onboardingManagement.total',
        formatter.t('onboardingManagement.percent', { value: totalOwnership(shareholders) }),
      ),
    ],
  },
  ...shareholders.map((card, index) => groupOf(card, index, formatter)),
];

export const regions = ({ shareholders }: OnboardingContext): RegionPath[] =>
  shareholders.filter(({ is_corporate }) => !is_corporate).flatMap(shareholder.regions);
