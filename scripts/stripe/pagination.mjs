// Cursor pagination, as in all of Stripe's lists.
import { expand, listOf } from './expand.mjs';
import { invalid } from './http/fault.mjs';

/**
 * @param {import('./account.mjs').Account} account
 * @param {Record<string, any>[]} all newest first
 * @param {Record<string, any>} params limit, starting_after, ending_before, created, expand
 * @param {string} url
 */
export function paginate(account, all, params, url) {
  const { limit = 10, starting_after: after, ending_before: before, created, expand: paths } = params;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  if (after && before) throw invalid('You can only specify one of these parameters: starting_after, ending_before.');
  const matching = all.filter((object) => isInRange(object.created, created));
  const start = after ? indexOf(matching, after, 'starting_after') + 1 : 0;
  const end = before ? indexOf(matching, before, 'ending_before') : matching.length;
  const data = before ? matching.slice(Math.max(0, end - limit), end) : matching.slice(start, start + limit);
  const hasMore = before ? end > limit : start + limit < matching.length;
  return expand(account, listOf(data, url, hasMore), paths);
}

function indexOf(all, id, param) {
  const index = all.findIndex((object) => object.id === id);
  if (index === -1) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return index;
}

function isInRange(seconds, range) {
  if (range === undefined) return true;
  if (typeof range === 'number') return seconds === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte;
}
