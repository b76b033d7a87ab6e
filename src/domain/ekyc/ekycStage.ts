import { STATUS } from '../access/statuses';

/**
 * What the e-KYC page shows.
 * - `pictures`: they are to be taken and sent.
 * - `waiting`: both are stored, and the provider has not answered.
 * - `none`: this status has nothing to do with the e-KYC.
 */
export type EkycStage = 'pictures' | 'waiting' | 'success' | 'invalid' | 'rejected' | 'none';

/** The documents that the e-KYC needs. */
interface EkycDocuments {
  readonly ktp: unknown;
  readonly selfie_with_ktp: unknown;
}

/** Whether the server has both pictures. */
export const hasEkycPictures = ({ ktp, selfie_with_ktp: selfie }: EkycDocuments): boolean =>
  Boolean(ktp) && Boolean(selfie);

/** The stage of an application by its status and its documents (ekyc.md#stages). */
export function ekycStage(statusId: number | null, documents: EkycDocuments): EkycStage {
  switch (statusId) {
    case STATUS.eKycWaiting:
      return hasEkycPictures(documents) ? 'waiting' : 'pictures';
    case STATUS.eKycInvalid:
      return 'invalid';
    case STATUS.eKycRejected:
      return 'rejected';
    case STATUS.eKycSuccess:
    case STATUS.onboardingSuccess:
      return 'success';
    default:
      return 'none';
  }
}
