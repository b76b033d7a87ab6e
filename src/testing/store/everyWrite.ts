import type { AppThunk } from '@/state/types';
import { ARGUMENT, everyEndpoint } from './everyEndpoint';

/** A mutation of the API, called with an argument that fits each of them. */
export interface Write {
  name: string;
  send: () => AppThunk<PromiseLike<{ error?: unknown }>>;
}

type Mutation = { initiate: (argument: object) => ReturnType<Write['send']> };

/** Every write of the API. */
export const everyWrite: Write[] = everyEndpoint<Mutation>()
  .filter(([, endpoint]) => 'useMutation' in endpoint)
  .map(([name, endpoint]) => ({ name, send: () => endpoint.initiate(ARGUMENT) }));
