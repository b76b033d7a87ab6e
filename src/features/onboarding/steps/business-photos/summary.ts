import type { OnboardingContext, SummaryGroup, SummaryWords } from '../../engine/stepDefinition';
import { fileOf } from '../shared/values';
import { row } from '../shared/summaryRows';
import { labels } from './form';

/** A row for each photo, numbered as it is shown. */
export function summary({ detail }: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const photos = detail.documents.business_photos;
  if (photos.length === 0) return [{ rows: [row(labels.photos, null)] }];
  return [
    {
      rows: photos.map((photo, index) => ({
        label: { text: words.t('onboardingPhotos.numbered', { number: index + 1 }) },
        value: photo.file_name,
        file: fileOf(photo),
      })),
    },
  ];
}
