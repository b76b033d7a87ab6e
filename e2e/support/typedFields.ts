import { expect, type Locator, type Page } from '@playwright/test';
import type { Application } from '../applications/application';
import { corporateNonPartnerMaximal as corporate } from '../applications/corporateNonPartnerMaximal';
import { individuDirectPartnerMaximal as withPartner } from '../applications/individuDirectPartnerMaximal';
import { individuNonPartnerMaximal as individu } from '../applications/individuNonPartnerMaximal';

/** A field of a sub-step, and what is typed into it. */
export interface TypedField {
  application: Application;
  /** The applicant, as new. */
  who: string;
  at: string;
  label: string;
  text: string;
  /** The button that opens a card. */
  card?: string;
  /** Stored values that the sub-step needs. */
  before?: object;
}

const person = { application: individu, who: 'borrower.individu', text: 'Ujung Pandang' };
const company = { application: corporate, who: 'borrower.corporate', text: 'Surya Pangan' };
const MARRIED = { information: { marital_status_id: 1 } };

/**
 * A field of every sub-step in which anything can be typed. Bank statements and photos of the
 * business have files alone, which are uploaded when they are chosen.
 */
export const TYPED: readonly TypedField[] = [
  { ...person, at: 'personal/personal-data', label: 'Tempat Lahir' },
  { ...person, at: 'personal/identity', label: 'Alamat' },
  { ...person, at: 'personal/domicile', label: 'Alamat' },
  { ...person, at: 'employment/employment', label: 'Divisi' },
  { ...person, at: 'family/spouse', label: 'Nama Pasangan', before: MARRIED },
  { ...person, at: 'family/emergency-contact', label: 'Nama Kontak Darurat' },
  { ...person, at: 'finance/banks', label: 'Cabang', card: 'Tambah Rekening' },
  {
    ...person,
    at: 'finance/financial-statements',
    label: 'Tahun',
    text: '2025',
    card: 'Tambah Laporan',
  },
  { ...person, at: 'business/collateral', label: 'Keterangan', card: 'Tambah Agunan' },
  {
    ...person,
    at: 'consultation/provider-family',
    label: 'Nama Anggota Keluarga',
    before: { bos_family: { name: 'Dewi', relationship_id: 1 } },
  },
  {
    ...person,
    application: withPartner,
    who: 'borrower.individu.partner',
    at: 'partnership/partnership',
    label: 'Mulai Bermitra',
    text: '12/03/2020',
  },
  { ...company, at: 'company/company-profile', label: 'Nama Perusahaan' },
  { ...company, at: 'company/company-address', label: 'Alamat' },
  { ...company, at: 'company/legal-documents', label: 'Nomor Akta Pendirian' },
  { ...company, at: 'pic/pic', label: 'Nama PIC' },
  {
    ...company,
    at: 'management/management-shareholders',
    label: 'Nama',
    card: 'Tambah Pengurus',
  },
];

/** Opens the sub-step of a field; returns the field. */
export async function show(page: Page, typed: TypedField): Promise<Locator> {
  await page.goto(`/bos${typed.application.variantPath}/${typed.at}`);
  return shown(page, typed);
}

/** The field on the open sub-step; opens its card where it is not open. */
export async function shown(page: Page, { label, card }: TypedField): Promise<Locator> {
  // An address may be on the page twice.
  const field = page.getByLabel(label, { exact: true }).first();
  const open = page.getByRole('button', { name: card ?? '-', exact: true }).first();
  await expect(field.or(open).first()).toBeVisible();
  if (!(await field.isVisible())) await open.click();
  return field;
}
