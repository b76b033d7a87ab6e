import { object } from 'yup';
import type { FileRef } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, threeWayPatch } from '../shared/patch';
import { fileOf, fileRefOf } from '../shared/values';

export type BusinessPhotosValues = {
  /** In the order in which they are shown; uploaded, all of them. */
  photos: StoredFile[];
};

export const labels = { photos: 'onboardingPhotos.label' } as const satisfies Labels;

const heldPhotos = ({ detail }: OnboardingContext): FileRef[] => detail.documents.business_photos;

export const initialValues = (context: OnboardingContext): BusinessPhotosValues => ({
  photos: heldPhotos(context).flatMap((photo) => fileOf(photo) ?? []),
});

export const schema = () => object({ photos: fieldRules.businessPhotos() });

const sent = ({ photos }: BusinessPhotosValues) => ({
  business_photos: photos.flatMap((photo) => fileRefOf(photo) ?? []),
});

type History = SaveHistory<BusinessPhotosValues>;

const pathsOf = (...lists: readonly BusinessPhotosValues[]): Set<string> =>
  new Set(lists.flatMap(({ photos }) => photos.map(({ pathUrl }) => pathUrl)));

/**
 * The photos as they are here, without those that another device has removed since the form was
 * opened, and with those behind them that it has added.
 */
function mergedPhotos(
  values: BusinessPhotosValues,
  now: BusinessPhotosValues,
  { began, tried }: History,
): BusinessPhotosValues {
  const before = pathsOf(began);
  const present = pathsOf(now);
  const own = pathsOf(began, values, ...tried);
  const isStill = (path: string): boolean => present.has(path) || !before.has(path);
  return {
    photos: [
      ...values.photos.filter(({ pathUrl }) => isStill(pathUrl)),
      ...now.photos.filter(({ pathUrl }) => !own.has(pathUrl)),
    ],
  };
}

/** The list goes out as a whole, and takes the place of the one before. */
export function save(
  values: BusinessPhotosValues,
  context: OnboardingContext,
  history: History = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const now = initialValues(context);
  return detailCalls({
    documents: threeWayPatch({
      wanted: sent(mergedPhotos(values, now, history)),
      untouched: sent(now),
      held: context.detail.documents,
    }),
  });
}
