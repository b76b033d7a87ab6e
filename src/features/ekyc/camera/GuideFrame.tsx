import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import * as styles from '../ekyc.module.css';

/** Where the card, or the face and the card, belong; drawn over the picture of the camera. */
export const GuideFrame = ({ picture }: { picture: EkycPicture }) => (
  <svg
    className={styles.guide}
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMid meet"
    aria-hidden="true"
  >
    {picture === 'ktp' ? (
      // An ID card is 85.6 by 54 mm.
      <rect x="14" y="18.4" width="132" height="83.2" rx="6" />
    ) : (
      <>
        <ellipse cx="62" cy="56" rx="32" ry="42" />
        <rect x="100" y="62" width="52" height="33" rx="3" />
      </>
    )}
  </svg>
);
