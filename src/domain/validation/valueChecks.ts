import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { isObject } from '@/primitives/readObject';
import { isBlank, REQUIRED } from './check';
import { MAX_BUSINESS_PHOTOS, MIN_BUSINESS_PHOTOS } from './limits';

/** A choice from a list, or yes or no: any value is valid. */
export function checkChoice(value: unknown): MessageRef | null {
  return isBlank(value) ? REQUIRED : null;
}

const hasText = (value: unknown): boolean => typeof value === 'string' && !isBlank(value);

/** An uploaded file: has to have a name and a path (files.md#upload). */
export function checkFile(value: unknown): MessageRef | null {
  return isObject(value) && hasText(value.fileName) && hasText(value.pathUrl) ? null : REQUIRED;
}

/** The photos of a business: 3 to 20 uploaded files (fields.md#business-photos). */
export function checkBusinessPhotos(value: unknown): MessageRef | null {
  const photos: readonly unknown[] = Array.isArray(value) ? value : [];
  if (photos.length < MIN_BUSINESS_PHOTOS)
    return messageRef('onboardingPhotos.tooFew', {
      min: MIN_BUSINESS_PHOTOS,
      missing: MIN_BUSINESS_PHOTOS - photos.length,
    });
  if (photos.length > MAX_BUSINESS_PHOTOS)
    return messageRef('onboardingPhotos.tooMany', {
      max: MAX_BUSINESS_PHOTOS,
      over: photos.length - MAX_BUSINESS_PHOTOS,
    });
  return photos.map(checkFile).find((problem) => problem !== null) ?? null;
}
