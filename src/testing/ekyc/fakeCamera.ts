import type { Pixels } from '@/domain/ekyc/pictureHints';
import type { CameraFault, CameraPort, CameraResult } from '@/ports/camera';
import { testFile } from '../onboarding/testFile';

export interface FakeCamera {
  /** For the effects of a test. */
  camera: () => Promise<CameraPort | null>;
  /** What was opened, in order, and how many of it are on. */
  opened: string[];
  isOn(): number;
  /** Opens the next camera only when it is called. */
  hold(): () => void;
  /** Each `open` has this fault from now on; null: none. */
  fail(fault: CameraFault | null): void;
  /** The pixels that every picture is measured as. */
  see(pixels: Pixels | null): void;
  /** The device has one camera for both sides. */
  beOnlyOne(): void;
  /** The device is gone. */
  unplug(): void;
}

/** A camera without a device: one for each side. */
export function makeFakeCamera(): FakeCamera {
  const opened: string[] = [];
  const listeners = new Set<() => void>();
  let running = 0;
  let fault: CameraFault | null = null;
  let pixels: Pixels | null = null;
  let isOnlyOne = false;
  let gate = Promise.resolve();
  const open: CameraPort['open'] = async (facing): Promise<CameraResult> => {
    opened.push(facing);
    await gate;
    if (fault !== null) return { kind: 'fault', fault };
    running += 1;
    let isOn = true;
    return {
      kind: 'open',
      camera: {
        deviceId: isOnlyOne ? 'the only one' : facing,
        show: () => Promise.resolve(),
        take: (_video, name) =>
          Promise.resolve(new File([testFile('npwp.jpg')], name, { type: 'image/jpeg' })),
        onEnded: (listener) => listeners.add(listener),
        stop() {
          if (isOn) running -= 1;
          isOn = false;
        },
      },
    };
  };
  return {
    camera: () => Promise.resolve({ open, sample: () => Promise.resolve(pixels) }),
    opened,
    isOn: () => running,
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    fail: (next) => (fault = next),
    see: (next) => (pixels = next),
    beOnlyOne: () => (isOnlyOne = true),
    unplug: () => {
      for (const tell of listeners) tell();
    },
  };
}
