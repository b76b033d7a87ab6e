import type {
  CameraFacing,
  CameraFault,
  CameraPort,
  CameraResult,
  OpenCamera,
} from '@/ports/camera';
import { samplePicture } from './pictures';

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;

/** As large as most cameras offer; pictures are scaled down for the upload. */
const SIZE = { width: { ideal: 1_920 }, height: { ideal: 1_080 } };

/** The names that browsers give to what prevents the use of a camera. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
};

const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error && FAULTS[error.name]) || 'failed';

async function open(facing: CameraFacing): Promise<CameraResult> {
  // Browsers leave it out at an address without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return { kind: 'fault', fault: 'unsupported' };
  try {
    const video = { facingMode: { ideal: facing }, ...SIZE };
    return { kind: 'open', camera: cameraOf(await devices.getUserMedia({ audio: false, video })) };
  } catch (error) {
    return { kind: 'fault', fault: faultOf(error) };
  }
}

function cameraOf(stream: MediaStream): OpenCamera {
  const tracks = stream.getTracks();
  return {
    deviceId: tracks[0]?.getSettings().deviceId ?? '',
    async show(video) {
      video.srcObject = stream;
      await video.play();
    },
    take,
    onEnded(listener) {
      for (const track of tracks) track.addEventListener('ended', listener);
    },
    stop() {
      for (const track of tracks) track.stop();
    },
  };
}

async function take(video: HTMLVideoElement, fileName: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (context === null || canvas.width === 0) return null;
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, JPEG, JPEG_QUALITY),
  );
  return blob && new File([blob], fileName, { type: JPEG });
}

/** The camera of the browser. Loaded when a page first needs it. */
export const camera: CameraPort = { open, sample: samplePicture };
