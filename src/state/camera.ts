import { pictureHints, type EkycPicture, type PictureHint } from '@/domain/ekyc/pictureHints';
import type { CameraFacing, CameraResult } from '@/ports/camera';
import type { AppThunk } from './types';

/** Opens a camera; the caller stops it. */
export const openCamera =
  (facing: CameraFacing): AppThunk<Promise<CameraResult>> =>
  async (_dispatch, _getState, { effects }) => {
    const camera = await effects.camera();
    return camera === null ? { kind: 'fault', fault: 'failed' } : camera.open(facing);
  };

/** What may be wrong with a picture; nothing, where it cannot be measured. */
export const measurePicture =
  (file: File, picture: EkycPicture): AppThunk<Promise<PictureHint[]>> =>
  async (_dispatch, _getState, { effects }) => {
    const pixels = await (await effects.camera())?.sample(file).catch(() => null);
    return pixels ? pictureHints(pixels, picture) : [];
  };
