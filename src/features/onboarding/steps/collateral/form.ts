import { object, type AnyObjectSchema } from 'yup';
import type { CollateralDocument, CollateralDocumentRequest } from '@/api/wire';
import type { IsoDate } from '@/domain/dates';
import { readAmount } from '@/domain/money/money';
import { OTHER_COLLATERAL_TYPE_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText } from '@/domain/validation/normalise';
import type { StoredFile } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { sentDate, sentText, textOf } from '../shared/values';

/** One piece of collateral as its card holds it. */
export type CollateralValues = {
  documentTypeId: number | null;
  typeNameOther: string;
  description: string;
  value: string;
  publishDate: string;
  expiredDate: string;
  file: StoredFile | null;
};

export const labels = {
  documentTypeId: 'onboardingLists.collateral.documentType',
  typeNameOther: 'onboardingLists.collateral.typeNameOther',
  description: 'onboardingLists.collateral.description',
  value: 'onboardingLists.collateral.value',
  publishDate: 'onboardingLists.collateral.publishDate',
  expiredDate: 'onboardingLists.collateral.expiredDate',
  file: 'onboardingLists.collateral.file',
} as const satisfies Labels;

export const emptyCollateral: CollateralValues = {
  documentTypeId: null,
  typeNameOther: '',
  description: '',
  value: '',
  publishDate: '',
  expiredDate: '',
  file: null,
};

export const collateralValues = (collateral: CollateralDocument): CollateralValues => ({
  documentTypeId: collateral.document_type_id,
  typeNameOther: textOf(collateral.type_name_other),
  description: collateral.description,
  value: textOf(collateral.value),
  publishDate: textOf(collateral.publish_date),
  expiredDate: textOf(collateral.expired_date),
  file: { fileName: collateral.file_name, pathUrl: collateral.path_url },
});

/** Whether a type asks for a name of its own ('Lainnya'). */
export const isOtherType = (documentTypeId: unknown): boolean =>
  documentTypeId === OTHER_COLLATERAL_TYPE_ID;

/** The rules of one piece of collateral; `today` is the day in Jakarta. */
export const collateralSchema = (today: IsoDate): AnyObjectSchema =>
  object({
    documentTypeId: fieldRules.choice(),
    typeNameOther: fieldRules.shortText({
      isOptional: true,
      appliesWhen: ({ documentTypeId }) => isOtherType(documentTypeId),
    }),
    description: fieldRules.description(),
    value: fieldRules.amount(),
    publishDate: fieldRules.pastDate(today, { isOptional: true }),
    expiredDate: fieldRules.expiryDate('publishDate', { isOptional: true }),
    file: fieldRules.file(),
  });

/** The body that stores a piece of collateral; the values have passed the rules. */
export const collateralRequest = (values: CollateralValues): CollateralDocumentRequest => ({
  document_type_id: values.documentTypeId ?? 0,
  type_name_other: isOtherType(values.documentTypeId)
    ? sentText(values.typeNameOther, normaliseText)
    : null,
  description: normaliseText(values.description),
  value: readAmount(values.value) ?? 0,
  publish_date: sentDate(values.publishDate),
  expired_date: sentDate(values.expiredDate),
  file_name: values.file?.fileName ?? '',
  path_url: values.file?.pathUrl ?? '',
});
