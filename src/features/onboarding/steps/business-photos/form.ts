import { object } from 'yup';
import type { FileRef } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { OnboardingContext, SaveCall, StoredFile } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, patchOf } from '../shared/patch';
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

/** The list goes out as a whole, and takes the place of the one before. */
export function save(values: BusinessPhotosValues, context: OnboardingContext): SaveCall[] {
  return detailCalls({
    documents: patchOf({
      wanted: sent(values),
      untouched: sent(initialValues(context)),
      held: context.detail.documents,
    }),
  });
}
