import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { answerTo } from '../build/hosting';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Firebase Hosting sends each file as gzip or Brotli, whichever is better (firebase.google.com/docs/hosting, “Key capabilities”). It
 * doesn't document the level; this is below the maximum.
 */
const BROTLI_QUALITY = 9;

type Sent = { encoding: 'gzip' | 'br'; body: Buffer };

function compressed(file: Buffer): Sent {
  const gzip = gzipSync(file);
  const brotli = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return brotli.length < gzip.length ? { encoding: 'br', body: brotli } : { encoding: 'gzip', body: gzip };
}

/**
 * Serves a build as the hosting does: compressed, cached by the browser, the app at its routes and “not found” elsewhere. Returns a
 * function that stops it.
 */
export async function serveBuild(folder: string, port: number): Promise<() => Promise<void>> {
  const files = new Map<string, Sent>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [`/${relative(folder, path)}`, compressed(readFileSync(path))] as const;
      }),
  );
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const { file, status } = answerTo(pathname, (name) => files.has(`/${name}`));
    const path = `/${file}`;
    const sent = files.get(path);
    response.writeHead(status, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...(sent && { 'content-encoding': sent.encoding }),
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(sent?.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
