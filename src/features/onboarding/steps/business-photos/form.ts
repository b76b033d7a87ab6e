import type { FileRef } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  SummaryGroup,
  SummaryRow,
  SummaryFormatter,
} from '../../model/stepDefinition';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';
import { threeWayPatch } from '../../model/patch';
import { saveCalls } from '../../model/saveCalls';
import { fileOf, fileRefOf } from '../../model/values';

const filesOf = (photos: readonly FileRef[]) => photos.flatMap((photo) => fileOf(photo) ?? []);

export const businessPhotos = fieldTable('onboardingPhotos', {
  /** In the order in which they are shown; all of them uploaded. */
  photos: field.own({
    read: ({ detail }) => filesOf(detail.documents.business_photos),
    rule: () => fieldRules.businessPhotos(),
    flaggedAs: 'documents.business_photos',
  }),
});

export type BusinessPhotosValues = FormValuesOf<typeof businessPhotos>;

const sent = ({ photos }: BusinessPhotosValues) => ({
  business_photos: photos.flatMap((photo) => fileRefOf(photo) ?? []),
});

type History = SaveHistory<BusinessPhotosValues>;

const pathsOf = (...lists: readonly BusinessPhotosValues[]): Set<string> =>
  new Set(lists.flatMap(({ photos }) => photos.map(({ pathUrl }) => pathUrl)));

/**
 * The photos of the form, without those that another device has removed since the form was opened,
 * and with those it has added at the end.
 */
function mergedPhotos(
  values: BusinessPhotosValues,
  now: BusinessPhotosValues,
  { base, attempts }: History,
): BusinessPhotosValues {
  const before = pathsOf(base);
  const present = pathsOf(now);
  const own = pathsOf(base, values, ...attempts);
  const isStill = (path: string): boolean => present.has(path) || !before.has(path);
  return {
    photos: [
      ...values.photos.filter(({ pathUrl }) => isStill(pathUrl)),
      ...now.photos.filter(({ pathUrl }) => !own.has(pathUrl)),
    ],
  };
}

/** The list is sent as a whole and replaces the previous one. */
export function save(
  values: BusinessPhotosValues,
  context: OnboardingContext,
  history: History = { base: businessPhotos.initialValues(context), attempts: [] },
): SaveCall[] {
  const now = businessPhotos.initialValues(context);
  return saveCalls({
    documents: threeWayPatch({
      ours: sent(mergedPhotos(values, now, history)),
      baseRequest: sent(now),
      theirs: context.detail.documents,
    }),
  });
}

/** A row for each photo, numbered as it is shown. */
const rowsOf = ({ photos }: BusinessPhotosValues, { t }: SummaryFormatter): SummaryRow[] =>
  photos.map((file, index) => ({
    label: { text: t('onboardingPhotos.numbered', { number: index + 1 }) },
    value: file.fileName,
    file,
  }));

export const compare: typeof businessPhotos.compare = {
  ...businessPhotos.compare,
  rows: (_names, values, _context, formatter) => rowsOf(values as BusinessPhotosValues, formatter),
};

export function summary(context: OnboardingContext, formatter: SummaryFormatter): SummaryGroup[] {
  const rows = rowsOf(businessPhotos.initialValues(context), formatter);
  return [{ rows: rows.length > 0 ? rows : [{ label: businessPhotos.labels.photos, value: '' }] }];
}
