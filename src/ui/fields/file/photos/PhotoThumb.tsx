import type { PointerEvent } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '../../../classNames';
import { GripIcon, RefreshIcon } from '../../../icons/actionIcons';
import { PictureIcon } from '../../../icons/thingIcons';
import { ObjectImage } from '../../../links/ObjectImage';
import { isRaster } from '../isRaster';
import { useObjectUrl } from '../useObjectUrl';
import * as styles from './photos.module.css';
import type { PhotoContent } from './usePhotoContent';

type PhotoThumbProps = {
  /** From 0. */
  position: number;
  content: PhotoContent;
  nameId: string;
  /** Not stored yet. */
  isPale: boolean;
  /** Undefined for a photo without a preview so far. */
  onPreview: (() => void) | undefined;
  /** Undefined if the order cannot be changed. */
  onGrab: ((event: PointerEvent) => void) | undefined;
};

/** The picture of a photo with its number: a click previews it, its grip drags it. */
export function PhotoThumb(props: PhotoThumbProps) {
  const { position, content, nameId, isPale, onPreview, onGrab } = props;
  const { t } = useText();
  const url = useObjectUrl(content.blob !== null && isRaster(content.blob) ? content.blob : null);
  const picture =
    url === null ? <PictureIcon /> : <ObjectImage url={url} alt="" className={styles.picture} />;
  const press = content.hasFailed ? content.retry : onPreview;

  return (
    <div
      className={classNames(styles.thumb, isPale && styles.thumbPale)}
      onPointerDown={(event) => {
        const isByGrip =
          event.target instanceof Element && event.target.closest('[data-grip]') !== null;
        // A finger on the picture scrolls the page.
        if (event.button === 0 && (event.pointerType !== 'touch' || isByGrip)) onGrab?.(event);
      }}
    >
      {press === undefined ? (
        <span className={styles.open}>{picture}</span>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={t(content.hasFailed ? 'onboardingPhotos.reload' : 'onboardingPhotos.preview')}
          aria-describedby={nameId}
          onClick={press}
        >
          {content.hasFailed ? <RefreshIcon /> : picture}
        </button>
      )}
      <span className={styles.number}>{position + 1}</span>
      {onGrab && (
        <span className={styles.grip} data-grip="" aria-hidden="true">
          <GripIcon size={20} />
        </span>
      )}
    </div>
  );
}
