import { setPageOffline } from '@/dev-panel/pageNetwork';
import { makeNetwork, type Network } from '@/platform/network';

export interface SwitchableNetwork extends Network {
  /** Takes the connection from the whole page, or gives it back; each test begins with one. */
  setOnline(isOnline: boolean): void;
}

export function switchableNetwork(): SwitchableNetwork {
  const network = makeNetwork();
  return {
    ...network,
    setOnline(isOnline) {
      setPageOffline(!isOnline);
      network.noteAnswer(isOnline);
    },
  };
}
