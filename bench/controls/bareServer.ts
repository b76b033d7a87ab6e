import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';

/** The control of the mock: json-server with a single constant response. */
const app = jsonServer.create();
app.disable('x-powered-by').disable('etag').set('json spaces', 0);
app.use(jsonServer.bodyParser);
app.use((_request, response) => {
  response.json({ code: 200, message: 'OK', data: { text: 'x'.repeat(1_000) } });
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
