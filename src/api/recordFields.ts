/** Written by `npm run contract` from `openapi.yaml`: change that, not this file. */
import type { components } from './contract';
import * as read from './readers';

type Schemas = components['schemas'];
type FieldsOf<Name extends keyof Schemas> = read.Fields<NonNullable<Schemas[Name]>>;

export const bankAccountFields: FieldsOf<'BankAccount'> = {
  id: read.number,
  bank_id: read.number,
  account_name: read.textOrEmpty,
  account_no: read.textOrEmpty,
  account_type_id: read.numberOrNull,
  branch_name: read.textOrNull,
  is_open: read.or(read.flag, false),
  is_active: read.or(read.flag, false),
  is_affiliate_with_bank: read.flagOrNull,
  remark_transfer_id: read.numberOrNull,
  remark_other: read.textOrNull,
};

export const fileRefFields: FieldsOf<'FileRef'> = {
  file_name: read.textOrEmpty,
  path_url: read.text,
};

export const bankStatementFields: FieldsOf<'BankStatement'> = {
  id: read.number,
  bank_id: read.number,
  name: read.textOrNull,
  month: read.number,
  year: read.number,
  document: read.part(fileRefFields),
  document_status_id: read.numberOrNull,
  document_type_id: read.numberOrNull,
};

export const collateralDocumentFields: FieldsOf<'CollateralDocument'> = {
  id: read.number,
  document_type_id: read.number,
  type_name_other: read.textOrNull,
  description: read.textOrEmpty,
  value: read.number,
  publish_date: read.textOrNull,
  expired_date: read.textOrNull,
  file_name: read.textOrEmpty,
  path_url: read.text,
};

export const consultationScheduleFields: FieldsOf<'ConsultationSchedule'> = {
  date: read.textOrNull,
  time: read.textOrNull,
};

export const financialStatementFields: FieldsOf<'FinancialStatement'> = {
  id: read.number,
  month: read.number,
  year: read.number,
  document: read.part(fileRefFields),
  document_status_id: read.numberOrNull,
  document_type_id: read.numberOrNull,
};

const fileRefOrNull = read.or(read.object(fileRefFields), null);

const picInformationFields: FieldsOf<'PicInformation'> = {
  name: read.textOrNull,
  email: read.textOrNull,
  phone_number: read.textOrNull,
  nik: read.textOrNull,
  npwp: read.textOrNull,
  birth_place: read.textOrNull,
  birth_date: read.textOrNull,
  position_id: read.numberOrNull,
  division: read.textOrNull,
};

export const picFields: FieldsOf<'Pic'> = {
  address: read.textOrNull,
  ktp: fileRefOrNull,
  id_card: fileRefOrNull,
  appointment_letter: fileRefOrNull,
  information: read.part(picInformationFields),
};

const shareholderFileFields: FieldsOf<'ShareholderFile'> = {
  file_name: read.textOrEmpty,
  file_path: read.text,
};

const shareholderFileOrNull = read.or(read.object(shareholderFileFields), null);

export const shareholderFields: FieldsOf<'Shareholder'> = {
  id: read.number,
  name: read.textOrEmpty,
  email: read.textOrNull,
  phone_number: read.textOrNull,
  birth_date: read.textOrNull,
  gender_id: read.numberOrNull,
  nik: read.textOrNull,
  npwp: read.textOrNull,
  address: read.textOrNull,
  province_id: read.numberOrNull,
  city_id: read.numberOrNull,
  district_id: read.numberOrNull,
  village_id: read.numberOrNull,
  postal_code: read.textOrNull,
  rt_rw: read.textOrNull,
  domiciled_address: read.textOrNull,
  is_corporate: read.or(read.flag, false),
  is_public: read.flagOrNull,
  shareholder_type_ids: read.or(read.list(read.number), []),
  shareholder_position_id: read.numberOrNull,
  ownership_percentage: read.numberOrNull,
  ktp_document: shareholderFileOrNull,
  npwp_document: shareholderFileOrNull,
};
