import type { CollateralDocument } from '@/api/wire';
import { restoreCard } from '../../cards/cardDraft';
import { cardMessages } from '../../cards/cardKind';
import { versionOf } from '../../model/draftValues';
import { collateral, type CollateralValues } from './form';

const kind = {
  ...collateral,
  messages: cardMessages(
    'onboardingLists.collateral',
    'onboardingLists.collateral.emptyBodyRequired',
  ),
};

const stored: CollateralDocument = {
  id: 7,
  document_type_id: 43,
  type_name_other: null,
  description: 'BPKB',
  value: 145_000_000,
  publish_date: null,
  expired_date: null,
  file_name: 'bpkb.pdf',
  path_url: '/files/bpkb.pdf',
};

const restored = (cardId: number | null, card: CollateralValues, base: CollateralValues) =>
  restoreCard(kind, [stored], {
    values: { hasUnsavedCard: true, cardId, sectionId: 'all', card },
    baseValues: { card: base },
    baseVersion: versionOf(base),
    typedAtMs: 0,
  });

const withoutFile = { ...collateral.valuesOf(stored), file: null };

test('a new piece that is like a stored one but has no file yet comes back as it was typed', () => {
  expect(restored(null, withoutFile, collateral.emptyValues)?.values).toEqual(withoutFile);
});

test('a file that was taken off a stored piece, and not saved, is still off after a reload', () => {
  expect(restored(7, withoutFile, collateral.valuesOf(stored))?.values).toEqual(withoutFile);
});
