import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Misbehavior of the fake bucket's server. */
export type Manners = {
  status?: 404 | 500;
  /** Sends the whole file in response to range requests. */
  isWhole?: boolean;
  delayMs?: number;
};

/** Serves ranges of one file, as a bucket does, including to pages on other sites. */
export async function serveFile(file: Uint8Array) {
  const state: { file: Uint8Array; manners: Manners; asked: string[] } = { file, manners: {}, asked: [] };
  const server = createServer((request, response) => {
    const { manners } = state;
    const { range = '' } = request.headers;
    if (request.method === 'GET') state.asked.push(range);
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'range',
      'Access-Control-Expose-Headers': 'etag',
      ETag: `"${state.file.length}"`,
    };
    const answer = (): void => {
      if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
      else if (manners.status) response.writeHead(manners.status, headers).end('no');
      else if (from === '' || manners.isWhole) response.writeHead(200, headers).end(state.file);
      else {
        const part = state.file.slice(Number(from), Number(to) + 1);
        const end = Number(from) + part.length - 1;
        response.writeHead(206, { ...headers, 'Content-Range': `bytes ${from}-${end}/${state.file.length}` }).end(part);
      }
    };
    setTimeout(answer, manners.delayMs ?? 0);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/streets.pmtiles`,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
