import { defineMessages } from '../defineMessages';
import type { onboardingPhotos as indonesian } from './id';

export const onboardingPhotos = defineMessages<keyof typeof indonesian>({
  'onboardingPhotos.photos': 'Business photos',
  'onboardingPhotos.help':
    'Upload {min} to {max} photos, JPG or PNG. Large photos are scaled down first; after that 5 MB is the limit.',
  'onboardingPhotos.none': 'No photos yet',
  'onboardingPhotos.choose': 'Choose photos',
  'onboardingPhotos.drag': 'or drag or paste them here',
  'onboardingPhotos.list': 'Chosen photos',
  'onboardingPhotos.count': '{count} of {max} photos',
  'onboardingPhotos.missing':
    '{count, plural, one {# photo} other {# photos}}, {missing} more needed',
  'onboardingPhotos.orderHelp': 'Drag the photos, or use the arrow buttons, to change their order.',

  'onboardingPhotos.tooFew': 'Upload at least {min} photos, {missing} more needed',
  'onboardingPhotos.tooMany':
    '{max} photos at most, remove {over, plural, one {# photo} other {# photos}}',
  'onboardingPhotos.unsent': 'Some photos are not uploaded yet. Try again, or remove them.',

  'onboardingPhotos.notAdded': '{count, plural, one {# photo was} other {# photos were}} not added',
  'onboardingPhotos.over': '{max} photos at most',
  'onboardingPhotos.already': 'This photo is already there',
  'onboardingPhotos.twin':
    '{name} is the same picture as {other}. Remove one of them if that was not meant.',
  'onboardingPhotos.andMore': '{names}, and {count} more',

  'onboardingPhotos.waiting': 'Waiting its turn',
  'onboardingPhotos.sending': '{percent}% sent',
  'onboardingPhotos.begun': 'Photos are being uploaded',
  'onboardingPhotos.allStored': 'All photos are uploaded',
  'onboardingPhotos.retryAll': 'Try all again',

  'onboardingPhotos.preview': 'View photo',
  'onboardingPhotos.reload': 'Load photo again',
  'onboardingPhotos.earlier': 'Move earlier',
  'onboardingPhotos.later': 'Move later',
  'onboardingPhotos.remove': 'Remove photo',
  'onboardingPhotos.moved': '{name} is now photo {position} of {total}',
  'onboardingPhotos.removed': '{name} removed',

  'onboardingPhotos.numbered': 'Photo {number}',
});
