import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { PROJECT } from './environment';

/** Webhooks read the raw body, which Google's front end keeps next to the parsed one. */
const keepBody = (request: Request, _response: unknown, body: Buffer): void => {
  Object.assign(request, { rawBody: body });
};
const LIMIT = '32mb';

/** Starts an HTTP server for the functions, at the emulator's paths. `load` is called on the first request. */
export async function startServer(
  load: () => Promise<(name: string) => (request: unknown, response: unknown) => unknown>,
): Promise<number> {
  const app = express();
  const options = { limit: LIMIT, verify: keepBody };
  app.use(express.json(options), express.urlencoded({ ...options, extended: true }), express.text(options));
  app.use(express.raw({ ...options, type: () => true }));
  app.use(`/${PROJECT}/us-central1/:name`, (request, response, next) => {
    load()
      .then((functionNamed) => functionNamed(request.params.name)(request, response))
      .catch(next);
  });
  const server = createServer(app);
  await listen(server);
  return (server.address() as AddressInfo).port;
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // It doesn't keep the tests from exiting.
    server.listen(0, '127.0.0.1', resolve).unref();
  });
