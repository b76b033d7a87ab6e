import { MAX_BUSINESS_PHOTOS, MIN_BUSINESS_PHOTOS } from '@/domain/validation/limits';
import { useText } from '@/i18n/useText';
import { PhotosField } from '@/ui/fields/file/photos/PhotosField';
import { usePhotoTransfer } from '../../files/useFileTransfer';
import { labels } from './form';

export function BusinessPhotosFields() {
  const { t } = useText();
  const actions = usePhotoTransfer();
  const limits = { min: MIN_BUSINESS_PHOTOS, max: MAX_BUSINESS_PHOTOS };
  return (
    <PhotosField
      name="photos"
      label={t(labels.photos)}
      helpText={t('onboardingPhotos.help', limits)}
      actions={actions}
      {...limits}
    />
  );
}
