import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import type { FileKindName } from '@/domain/files/fileRules';
import type { CameraFacing } from '@/ports/camera';

/** What differs between the two pictures. */
interface PictureKind {
  /** Which files are taken (files.md#which-files-are-taken). */
  fileKind: FileKindName;
  /** The camera that it begins with. */
  facing: CameraFacing;
  fileName: string;
  number: 1 | 2;
}

export const PICTURES: Readonly<Record<EkycPicture, PictureKind>> = {
  ktp: { fileKind: 'document', facing: 'environment', fileName: 'ktp.jpg', number: 1 },
  selfie: { fileKind: 'picture', facing: 'user', fileName: 'selfie-ktp.jpg', number: 2 },
};

export type EkycStep = 'intro' | EkycPicture | 'review' | 'send';

/** The state of the steps; the pictures exist only on this page until they are sent. */
export interface StepsState {
  readonly step: EkycStep;
  readonly ktp: File | null;
  readonly selfie: File | null;
}

export type StepsAction =
  | { kind: 'begin' }
  | { kind: 'taken'; picture: EkycPicture; file: File }
  | { kind: 'retake'; picture: EkycPicture }
  /** The picture of the step is good enough. */
  | { kind: 'accepted' }
  | { kind: 'send' }
  | { kind: 'back' };

export const FIRST_STEP: StepsState = { step: 'intro', ktp: null, selfie: null };

const nextStep = ({ ktp, selfie }: StepsState): EkycStep => {
  if (ktp === null) return 'ktp';
  return selfie === null ? 'selfie' : 'review';
};

export function stepsReducer(state: StepsState, action: StepsAction): StepsState {
  switch (action.kind) {
    case 'begin':
    case 'accepted':
      return { ...state, step: nextStep(state) };
    case 'taken':
      return { ...state, [action.picture]: action.file };
    case 'retake':
      return { ...state, step: action.picture, [action.picture]: null };
    case 'send':
      return { ...state, step: 'send' };
    case 'back':
      return { ...state, step: state.step === 'send' ? 'review' : 'intro' };
  }
}

/** What a page about one picture gets. */
export interface PictureStepProps {
  picture: EkycPicture;
  /** Null until one is taken or chosen. */
  file: File | null;
  onTaken: (file: File) => void;
  onRetake: () => void;
  onAccepted: () => void;
  onBack: () => void;
}
