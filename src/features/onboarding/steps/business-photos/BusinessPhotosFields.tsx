import { MAX_BUSINESS_PHOTOS, MIN_BUSINESS_PHOTOS } from '@/domain/validation/limits';
import { useText } from '@/i18n/useText';
import { PhotosField } from '@/ui/fields/file/photos/PhotosField';
import { usePhotoTransfer } from '../../parts/files/useFileTransfer';
import type { OnboardingContext } from '../../model/stepDefinition';
import { useFields } from '../../parts/useFields';
import { businessPhotos } from './form';

export function BusinessPhotosFields({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { field } = useFields(businessPhotos, context);
  const actions = usePhotoTransfer();
  const limits = { min: MIN_BUSINESS_PHOTOS, max: MAX_BUSINESS_PHOTOS };
  return (
    <PhotosField
      {...field('photos')}
      helpText={t('onboardingPhotos.help', limits)}
      actions={actions}
      {...limits}
    />
  );
}
