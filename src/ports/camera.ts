import type { Pixels } from '@/domain/ekyc/pictureHints';

/** Which camera: of the screen's side, or the one that looks away from the user. */
export type CameraFacing = 'user' | 'environment';

/**
 * Why there is no camera: the user or the page around has refused it; there is none; another program
 * uses it; this browser or address has no access to any; anything else.
 */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'unsupported' | 'failed';

/** A camera in use. Its light is on until `stop`. */
export interface OpenCamera {
  /** Identifies the device; empty if the browser does not say. */
  readonly deviceId: string;
  /** Shows what the camera sees; resolves when there is a picture. */
  show(video: HTMLVideoElement): Promise<void>;
  /** The picture of this moment as a JPEG with this name, not mirrored; null if there is none. */
  take(video: HTMLVideoElement, fileName: string): Promise<File | null>;
  /** Calls back when the device is gone. */
  onEnded(listener: () => void): void;
  stop(): void;
}

export type CameraResult =
  { kind: 'open'; camera: OpenCamera } | { kind: 'fault'; fault: CameraFault };

export interface CameraPort {
  /** Asks for permission where it is needed, and takes the next best camera. */
  open(facing: CameraFacing): Promise<CameraResult>;
  /** A small copy of a picture; null for any other file, and for one that cannot be decoded. */
  sample(file: File): Promise<Pixels | null>;
}
