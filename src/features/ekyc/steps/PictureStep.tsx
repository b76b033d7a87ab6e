import { TakePicture } from './TakePicture';
import { CheckPicture } from './CheckPicture';
import type { PictureStepProps } from './ekycPictures';

/** One picture: take or choose it, then look at it. */
export function PictureStep({ file, ...props }: PictureStepProps) {
  return file === null ? <TakePicture {...props} /> : <CheckPicture {...props} file={file} />;
}
