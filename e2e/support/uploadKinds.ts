import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { APPLICANT as COMPANY, photo, PHOTOS } from './businessPhotos';
import { expect } from './fixtures';
import { filePath } from './formFiller';
import { addressOf, startSignedIn } from './signIn';
import { APPLICANT as PERSON, GRID, NEWEST, openGrid } from './statementGrid';

const CORPORATE = '/bos/borrower/onboarding/corporate-non-partner';
const INDIVIDUAL = '/bos/borrower/onboarding/individu-non-partner';

/** One kind of upload field. */
export interface UploadKind {
  name: string;
  person: string;
  path: string;
  label: string;
  /** Prepares the data that the field needs. */
  prepare?: (page: Page, mock: MockControl) => Promise<void>;
  /** A button that adds the field. */
  press?: string;
  /**
   * How many records of the person refer to the file after the upload, before anything is saved.
   */
  recordsAtOnce: 0 | 1;
}

export const KINDS: UploadKind[] = [
  {
    name: 'the KTP of a form',
    person: PERSON,
    path: `${INDIVIDUAL}/personal/identity`,
    label: 'Foto KTP',
    recordsAtOnce: 0,
  },
  {
    name: 'the statement of a month',
    person: PERSON,
    path: GRID,
    label: NEWEST,
    prepare: (page, mock) => openGrid(page, mock),
    recordsAtOnce: 1,
  },
  {
    name: 'the report of a card',
    person: PERSON,
    path: `${INDIVIDUAL}/finance/financial-statements`,
    press: 'Tambah Laporan',
    label: 'Berkas Laporan',
    recordsAtOnce: 0,
  },
  {
    name: 'the collateral of a card',
    person: PERSON,
    path: `${INDIVIDUAL}/business/collateral`,
    press: 'Tambah Agunan',
    label: 'Berkas Agunan',
    recordsAtOnce: 0,
  },
  {
    name: 'the consent of the emergency contact',
    person: PERSON,
    path: `${INDIVIDUAL}/family/emergency-contact`,
    label: 'Unggah Persetujuan',
    recordsAtOnce: 0,
  },
  {
    name: 'the letter of a partner',
    person: 'borrower.individu.partner',
    path: '/bos/borrower/onboarding/individu-direct-partner/partnership/partnership',
    label: 'Surat Rekomendasi',
    recordsAtOnce: 0,
  },
  {
    name: 'a further legal document',
    person: COMPANY,
    path: `${CORPORATE}/company/legal-documents`,
    press: 'Tambah Dokumen Lain',
    label: 'Berkas Dokumen',
    recordsAtOnce: 0,
  },
  {
    name: 'the KTP of the person in charge',
    person: COMPANY,
    path: `${CORPORATE}/pic/pic`,
    label: 'KTP PIC',
    recordsAtOnce: 0,
  },
  {
    name: 'a photo of the business',
    person: COMPANY,
    path: PHOTOS,
    label: 'Foto Usaha',
    recordsAtOnce: 0,
  },
];

export const UPLOAD = { method: 'POST', path: '/api/assets/upload' };
const FILE = 'laporan.pdf';
const PHOTO = 'usaha-1.jpg';
const isPhoto = ({ label }: UploadKind) => label === 'Foto Usaha';
const nameOf = (kind: UploadKind) => (isPhoto(kind) ? PHOTO : FILE);

/** The first field, because a draft of another tab may have added an empty one. */
export const field = (page: Page, { label }: UploadKind): Locator =>
  page.getByLabel(label, { exact: true }).first();

/** Opens the field as a user who has not filled in anything there. */
export async function openKind(page: Page, mock: MockControl, kind: UploadKind): Promise<void> {
  await (kind.prepare?.(page, mock) ?? startSignedIn(page, mock, kind.person));
  await showKind(page, kind);
}

/** Opens the page with the field, also in another tab. */
export async function showKind(page: Page, kind: UploadKind): Promise<void> {
  await page.goto(kind.path);
  if (kind.press !== undefined)
    await page.getByRole('button', { name: kind.press, exact: true }).click();
  await expect(field(page, kind)).toBeAttached();
}

export const choose = (page: Page, kind: UploadKind): Promise<void> =>
  field(page, kind).setInputFiles(isPhoto(kind) ? photo(PHOTO) : filePath(FILE));

export const isUp = (page: Page, kind: UploadKind): Promise<void> =>
  isPhoto(kind)
    ? expect(page.getByRole('button', { name: 'Hapus foto', exact: true })).toBeVisible()
    : expect(page.getByText('Terunggah', { exact: true })).toBeVisible();

export const isFailed = (page: Page): Promise<void> =>
  expect(page.getByText('Tidak terunggah', { exact: true })).toBeVisible();

/** What the server has stored: files of this name, and records of the person that refer to one. */
export async function storedOf(mock: MockControl, kind: UploadKind) {
  const store = await mock.db();
  const user = store.users.find(({ email }) => email === addressOf(kind.person));
  const files = store.files.filter(
    ({ user_id: owner, file_name: name }) => owner === user?.id && name === nameOf(kind),
  );
  const { files: _files, ...records } = store;
  const written = JSON.stringify(records);
  const references = files.reduce(
    (count, { path_url: pathUrl }) => count + written.split(pathUrl).length - 1,
    0,
  );
  const step = store.onboarding_steps.find(({ user_id: owner }) => owner === user?.id);
  return { files: files.length, references, step: step?.sub_step ?? null };
}
