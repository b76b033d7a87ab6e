import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import { BusinessPhotosFields } from './BusinessPhotosFields';
import * as form from './form';
import { summary } from './summary';

export const businessPhotosStep = formStep<form.BusinessPhotosValues>({
  kind: 'form',
  id: 'business-photos',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  replaces: { documents: ['business_photos'] },
  missing: (context) => missingOfForm(form, context),
  summary,
  Fields: BusinessPhotosFields,
});
