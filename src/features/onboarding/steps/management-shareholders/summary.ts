import type { FileRef, Shareholder, ShareholderFile } from '@/api/wire';
import {
  gapsOfList,
  isKnownEmail,
  isManagement,
  isShareholder,
  missingOfCard,
  totalOwnership,
  type ListGap,
} from '@/domain/onboarding/shareholders';
import { textRef, type TextRef } from '@/domain/text';
import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryList,
  SummaryRow,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { fileRow, phoneRow, row, sensitiveRow } from '../shared/summaryRows';
import { ADDRESS, labels } from './form';

export const masterLists: readonly SummaryList[] = ['genders', 'shareholder-positions'];

const missingCard = ({ name }: Shareholder): TextRef =>
  name.trim() === ''
    ? textRef('onboardingManagement.missing.namelessCard')
    : textRef('onboardingManagement.missing.card', { name });

function sharedEmails(cards: readonly Shareholder[]): string[] {
  const later = cards.filter(({ email }, index) => isKnownEmail(email, cards.slice(0, index)));
  return later.flatMap(({ email }) => email?.trim().toLowerCase() ?? []);
}

const gapTexts: Readonly<Record<ListGap, (cards: readonly Shareholder[]) => TextRef[]>> = {
  shareholder: () => [textRef('onboardingManagement.missing.shareholder')],
  director: () => [textRef('onboardingManagement.missing.director')],
  card: (cards) => cards.filter((card) => missingOfCard(card).length > 0).map(missingCard),
  email: (cards) =>
    sharedEmails(cards).map((email) => textRef('onboardingManagement.missing.email', { email })),
  ownership: (cards) => [
    textRef('onboardingManagement.missing.ownership', { owned: totalOwnership(cards) }),
  ],
};

/** What the rules of the list still ask for, each told once; less than the whole is no gap. */
export function missing({ shareholders }: OnboardingContext): TextRef[] {
  const texts = gapsOfList(shareholders).flatMap((gap) => gapTexts[gap](shareholders));
  return [...new Set(texts)];
}

const fileRefOf = (file: ShareholderFile | null): FileRef | null =>
  file && { file_name: file.file_name, path_url: file.file_path };

const rolesOf = (card: Shareholder, words: SummaryWords): string =>
  [
    ...(isManagement(card) ? [words.t(labels.isManagement)] : []),
    ...(isShareholder(card) ? [words.t(labels.isShareholder)] : []),
  ].join(', ');

function roleRows(card: Shareholder, words: SummaryWords): SummaryRow[] {
  const { shareholder_position_id: position, ownership_percentage: share } = card;
  return [
    row('onboardingManagement.roles', rolesOf(card, words)),
    ...(isManagement(card)
      ? [row(labels.positionId, words.option('shareholder-positions', position))]
      : []),
    ...(isShareholder(card)
      ? [
          row(
            labels.share,
            share === null ? '' : words.t('onboardingManagement.percent', { value: share }),
          ),
        ]
      : []),
  ];
}

const companyRows = (card: Shareholder, words: SummaryWords): SummaryRow[] => [
  row(labels.companyName, card.name),
  sensitiveRow(labels.npwp, card.npwp),
  fileRow(labels.npwpDocument, fileRefOf(card.npwp_document)),
  row(
    labels.isPublic,
    card.is_public === null ? '' : words.t(card.is_public ? 'common.yes' : 'common.no'),
  ),
];

const personRows = (card: Shareholder, words: SummaryWords): SummaryRow[] => [
  row(labels.name, card.name),
  row(labels.email, card.email),
  phoneRow(labels.phoneNumber, card.phone_number),
  row(labels.birthDate, words.date(card.birth_date)),
  row(labels.genderId, words.option('genders', card.gender_id)),
  sensitiveRow(labels.nik, card.nik),
  sensitiveRow(labels.npwp, card.npwp),
  fileRow(labels.ktpDocument, fileRefOf(card.ktp_document)),
  fileRow(labels.npwpDocument, fileRefOf(card.npwp_document)),
  ...addressRows(card, ADDRESS, words),
  row(labels.domiciledAddress, card.domiciled_address),
];

const leadOf = (card: Shareholder, words: SummaryWords): string =>
  [card.name.trim(), ...roleRows(card, words).map(({ value }) => value)]
    .filter((fact) => fact !== '')
    .join(' · ');

const groupOf = (card: Shareholder, index: number, words: SummaryWords): SummaryGroup => ({
  title: words.t('onboardingManagement.reviewCard', { number: index + 1 }),
  lead: leadOf(card, words),
  rows: [
    ...roleRows(card, words),
    row(
      labels.isCorporate,
      words.t(card.is_corporate ? 'onboardingManagement.company' : 'onboardingManagement.person'),
    ),
    ...(card.is_corporate ? companyRows(card, words) : personRows(card, words)),
  ],
});

/** The total, then every card once, whatever its roles. */
export const summary = (
  { shareholders }: OnboardingContext,
  words: SummaryWords,
): SummaryGroup[] => [
  {
    rows: [
      row(
        'onboardingManagement.total',
        words.t('onboardingManagement.percent', { value: totalOwnership(shareholders) }),
      ),
    ],
  },
  ...shareholders.map((card, index) => groupOf(card, index, words)),
];

export const regions = ({ shareholders }: OnboardingContext): RegionPath[] =>
  shareholders.filter(({ is_corporate }) => !is_corporate).flatMap(addressRegions);
