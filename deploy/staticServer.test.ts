import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeServing } from './serving/servingCases';
import { makeStaticHandler } from './staticServer';

describeServing(async (options) => {
  const handler = makeStaticHandler(options);
  const server = createServer((incoming, outgoing) => void handler(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { address: { port }, stop };
});
