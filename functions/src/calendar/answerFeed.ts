import { createHash } from 'node:crypto';
import type { Deps } from '../platform/admin';
import { readFeed } from './readFeed';

type Asked = { method: string; path: string; ifNoneMatch: string };
type Answer = { status: number; headers: Record<string, string>; body: string };

/** Never cached between us and the calendar program, not indexed by search engines, and sends no referrer. */
const HEADERS = {
  'cache-control': 'private, max-age=300',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const plain = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
});

/** Answers a calendar program: the calendar, 304 if unchanged, and 404 for a link that never existed or was revoked. */
export async function answerFeed(deps: Deps, { method, path, ifNoneMatch }: Asked): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET only', { allow: 'GET, HEAD' });
  const [, token = ''] = /\/([^/]+)\.ics$/.exec(path) ?? [];
  const calendar = await readFeed(deps, token);
  if (calendar === null) return plain(404, 'There is no calendar at this address.');
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  const headers = { ...HEADERS, etag };
  if (ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag))
    return { status: 304, headers, body: '' };
  return { status: 200, headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' }, body: calendar };
}
