import { endMocks } from './startMocks';

/** Jest's global tear-down of the dom project. */
export default function stopMocks(): void {
  endMocks();
}
