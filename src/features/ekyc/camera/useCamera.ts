import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { CameraFacing, CameraFault, OpenCamera } from '@/ports/camera';
import { openCamera } from '@/state/camera';
import { useAppDispatch } from '@/state/hooks';

export type CameraState =
  /** The browser may ask the user for permission. */
  { kind: 'asking' } | { kind: 'open'; camera: OpenCamera } | { kind: 'fault'; fault: CameraFault };

/**
 * Opens a camera for as long as the component is there, and shows it in the video. One that opens
 * too late is stopped at once.
 */
export function useCamera(
  facing: CameraFacing,
  video: RefObject<HTMLVideoElement | null>,
  onOpened: (deviceId: string) => void,
): CameraState {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<CameraState>({ kind: 'asking' });
  const opened = useEffectEvent(onOpened);

  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const show = (next: CameraState) => signal.aborted || setState(next);
    async function open(): Promise<void> {
      const result = await dispatch(openCamera(facing));
      if (result.kind === 'fault') {
        show(result);
        return;
      }
      const { camera } = result;
      if (signal.aborted || video.current === null) {
        camera.stop();
        return;
      }
      signal.addEventListener('abort', () => camera.stop());
      camera.onEnded(() => show({ kind: 'fault', fault: 'busy' }));
      try {
        await camera.show(video.current);
        show(result);
        opened(camera.deviceId);
      } catch {
        camera.stop();
        show({ kind: 'fault', fault: 'failed' });
      }
    }
    void open();
    return () => visit.abort();
  }, [dispatch, facing, video]);

  return state;
}
