import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import { TakePicture } from './TakePicture';
import { CheckPicture } from './CheckPicture';

export interface PictureStepProps {
  picture: EkycPicture;
  /** Null until one is taken or chosen. */
  file: File | null;
  onTaken: (file: File) => void;
  onRetake: () => void;
  onAccepted: () => void;
  onBack: () => void;
}

/** One picture: take or choose it, then look at it. */
export function PictureStep({ file, ...props }: PictureStepProps) {
  return file === null ? <TakePicture {...props} /> : <CheckPicture {...props} file={file} />;
}
