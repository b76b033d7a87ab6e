import { tableStep } from '../../model/fields/tableStep';
import { businessPhotos, compare, save, summary } from './form';

export const businessPhotosStep = tableStep('business-photos', businessPhotos, {
  save,
  compare,
  replaces: ['documents.business_photos'],
  summary,
});
