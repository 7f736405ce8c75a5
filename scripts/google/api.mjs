// The Business Profile APIs: accounts, profiles, reviews with replies, and posts. Rejects what Google rejects, in the same format.
import { SCOPE } from './store.mjs';

const REPLY_BYTES = 4096;
const SUMMARY_LENGTH = 1500;
const LOCATION_FIELDS = [
  'name',
  'title',
  'storeCode',
  'languageCode',
  'phoneNumbers',
  'categories',
  'storefrontAddress',
  'websiteUri',
  'regularHours',
  'specialHours',
  'moreHours',
  'serviceArea',
  'labels',
  'latlng',
  'openInfo',
  'metadata',
  'profile',
  'relationshipData',
  'serviceItems',
];
const CHANGEABLE = [
  'title',
  'phoneNumbers.primaryPhone',
  'websiteUri',
  'regularHours',
  'specialHours',
  'serviceItems',
  'profile.description',
];
const ACTIONS = ['BOOK', 'ORDER', 'SHOP', 'LEARN_MORE', 'SIGN_UP', 'CALL'];

/** An error in Google's format. */
export class Fault extends Error {
  constructor(code, status, message, details = []) {
    super(message);
    this.code = code;
    this.body = { error: { code, message, status, ...(details.length > 0 ? { details } : {}) } };
  }
}

const invalid = (field, message) =>
  new Fault(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    {
      '@type': 'type.googleapis.com/google.mybusiness.v4.ValidationError',
      errorDetails: [{ code: 2, field, message }],
    },
  ]);
const notFound = () => new Fault(404, 'NOT_FOUND', 'Requested entity was not found.');

/** Google's own errors, triggered by a test. */
export function orderedFault(status) {
  const known = {
    400: 'INVALID_ARGUMENT',
    401: 'UNAUTHENTICATED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    409: 'ABORTED',
    429: 'RESOURCE_EXHAUSTED',
    503: 'UNAVAILABLE',
  };
  return new Fault(status, known[status] ?? 'INTERNAL', `Failed on order with ${status}.`);
}

/** Returns the caller's grant if their project is allowed. @throws Fault */
function allowed(store, authorization) {
  const grant = store.grantOf((authorization ?? '').replace(/^Bearer /, ''));
  if (!grant) throw new Fault(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  if (!grant.scope.split(' ').includes(SCOPE))
    throw new Fault(403, 'PERMISSION_DENIED', 'Request had insufficient authentication scopes.', [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
        domain: 'googleapis.com',
      },
    ]);
  if (store.state.disabled.has(grant.clientId))
    throw new Fault(
      403,
      'PERMISSION_DENIED',
      'My Business Account Management API has not been used in this project before or it is disabled.',
      [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED', domain: 'googleapis.com' }],
    );
  if (store.state.unapproved.has(grant.clientId))
    throw new Fault(
      429,
      'RESOURCE_EXHAUSTED',
      'Quota exceeded for quota metric ‘Requests’ and limit ‘Requests per minute’.',
      [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'RATE_LIMIT_EXCEEDED',
          domain: 'googleapis.com',
          metadata: { quota_limit_value: '0', quota_limit: 'DefaultRequestsPerMinutePerProject' },
        },
      ],
    );
  return grant;
}

/** Returns a page of a list, with Google's page tokens. */
function paged(entries, name, query, most, usual) {
  const size = Math.min(Math.max(1, Number(query.get('pageSize')) || usual), most);
  const from = Number(Buffer.from(query.get('pageToken') ?? '', 'base64url').toString() || 0);
  const next =
    from + size < entries.length ? { nextPageToken: Buffer.from(String(from + size)).toString('base64url') } : {};
  const shown = entries.slice(from, from + size);
  return { ...(shown.length > 0 ? { [name]: shown } : {}), ...next };
}

const masked = ({ accountId: _, ...location }, mask) =>
  Object.fromEntries(Object.entries(location).filter(([field]) => mask.split(',').includes(field)));

function maskOf(query) {
  const mask = query.get('readMask') ?? '';
  if (mask === '') throw new Fault(400, 'INVALID_ARGUMENT', 'The read_mask field is required.');
  const wrong = mask.split(',').find((field) => !LOCATION_FIELDS.includes(field.split('.')[0]));
  if (wrong) throw new Fault(400, 'INVALID_ARGUMENT', `Invalid field mask provided: ${wrong}`);
  return mask;
}

/** Answers a request to one of Google's hosts. @throws Fault */
export function answerApi(store, { method, path, query, authorization, body }) {
  const grant = allowed(store, authorization);
  const { state } = store;
  const mine = grant.person === 'owner' ? state.accounts : [];
  const locationOf = (id) => {
    const location = state.locations.get(id);
    if (!location) throw notFound();
    if (grant.person !== 'owner') throw new Fault(403, 'PERMISSION_DENIED', 'The caller does not have permission');
    return location;
  };
  const route = `${method} ${path}`;
  let found;
  if (route === 'GET /v1/accounts') return paged(mine, 'accounts', query, 20, 20);
  if ((found = /^GET \/v1\/accounts\/([\w-]+)\/locations$/.exec(route))) {
    const mask = maskOf(query);
    const listed = [...state.locations.values()].filter(({ accountId }) => accountId === found[1]);
    return paged(
      listed.map((one) => masked(one, mask)),
      'locations',
      query,
      100,
      10,
    );
  }
  if ((found = /^GET \/v1\/locations\/([\w-]+)$/.exec(route))) return masked(locationOf(found[1]), maskOf(query));
  if ((found = /^PATCH \/v1\/locations\/([\w-]+)$/.exec(route))) return patch(locationOf(found[1]), query, body);
  if ((found = /^(\w+) \/v4\/accounts\/([\w-]+)\/locations\/([\w-]+)(\/.*)$/.exec(route))) {
    const location = locationOf(found[3]);
    if (location.accountId !== found[2]) throw notFound();
    return answerV4(store, { method, rest: found[4], id: found[3], location, query, body });
  }
  throw notFound();
}

function patch(location, query, body) {
  const mask = (query.get('updateMask') ?? '').split(',').filter(Boolean);
  if (mask.length === 0) throw new Fault(400, 'INVALID_ARGUMENT', 'The update_mask field is required.');
  const wrong = mask.find((field) => !CHANGEABLE.includes(field));
  if (wrong) throw new Fault(400, 'INVALID_ARGUMENT', `Invalid field mask provided: ${wrong}`);
  for (const period of body.regularHours?.periods ?? [])
    if (typeof period.openTime?.hours !== 'number' || !period.openDay) throw invalid('regular_hours', 'Invalid hours.');
  if (mask.includes('websiteUri') && !/^https?:\/\/\S+\.\S+/.test(body.websiteUri ?? ''))
    throw invalid('website_uri', 'Invalid URL.');
  for (const item of body.serviceItems ?? [])
    if (item.freeFormServiceItem && !item.freeFormServiceItem.category)
      throw invalid('service_items', 'A category is required.');
  if (query.get('validateOnly') === 'true') return {};
  for (const field of mask) {
    const top = field.split('.')[0];
    location[top] = body[top];
  }
  return { name: location.name };
}

function answerV4(store, { method, rest, id, location, query, body }) {
  const { state } = store;
  const isVerified = location.metadata.hasVoiceOfMerchant;
  let found;
  if (method === 'GET' && rest === '/reviews') {
    const all = [...state.reviews]
      .filter(([key]) => key.startsWith(`${id}/`))
      .map(([, review]) => named(location, id, review))
      .toSorted((a, b) => b.updateTime.localeCompare(a.updateTime));
    const stars = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };
    const averageRating = all.reduce((sum, { starRating }) => sum + stars[starRating], 0) / Math.max(1, all.length);
    return { ...paged(all, 'reviews', query, 50, 50), averageRating, totalReviewCount: all.length };
  }
  if ((found = /^\/reviews\/([^/]+)(\/reply)?$/.exec(rest))) {
    const review = state.reviews.get(`${id}/${decodeURIComponent(found[1])}`);
    if (!review) throw notFound();
    if (!found[2]) return named(location, id, review);
    if (!isVerified) throw new Fault(403, 'PERMISSION_DENIED', 'The location is not verified.');
    if (method === 'DELETE') {
      delete review.reviewReply;
      return {};
    }
    const comment = body?.comment ?? '';
    if (comment === '' || Buffer.byteLength(comment) > REPLY_BYTES)
      throw invalid('comment', 'The reply is empty or too long.');
    review.reviewReply = { comment, updateTime: store.iso(), reviewReplyState: 'APPROVED' };
    return review.reviewReply;
  }
  const path = `accounts/${location.accountId}/locations/${id}/localPosts`;
  if (rest === '/localPosts' && method === 'GET')
    return paged(
      [...state.posts.values()].filter(({ name }) => name.startsWith(path)).toReversed(),
      'localPosts',
      query,
      100,
      20,
    );
  if (rest === '/localPosts' && method === 'POST') {
    checkPost(body, isVerified && location.metadata.canOperateLocalPost);
    const name = `${path}/${String(state.nextPost++)}`;
    const post = {
      ...body,
      name,
      state: 'PROCESSING',
      createTime: store.iso(),
      searchUrl: `https://local.google.com/place?id=${id}`,
    };
    state.posts.set(name, post);
    return post;
  }
  const post = state.posts.get(`accounts/${location.accountId}/locations/${id}${rest}`);
  if (!post) throw notFound();
  if (method === 'DELETE') {
    state.posts.delete(post.name);
    return {};
  }
  // Accepted posts are reviewed before they are published: the second check finds the post live.
  if (post.state === 'PROCESSING') post.state = /call \d|\d{3}[-. ]\d{4}/i.test(post.summary) ? 'REJECTED' : 'LIVE';
  return post;
}

const named = ({ accountId }, id, review) => ({
  name: `accounts/${accountId}/locations/${id}/reviews/${review.reviewId}`,
  ...review,
});

function checkPost(body, canPost) {
  if (!canPost) throw new Fault(403, 'PERMISSION_DENIED', 'Local posts are not available for this location.');
  if (!['STANDARD', 'EVENT', 'OFFER', 'ALERT'].includes(body?.topicType))
    throw invalid('topic_type', 'Topic type is required for post creation.');
  if (!body.summary || body.summary.length > SUMMARY_LENGTH)
    throw invalid('summary', 'The summary is empty or too long.');
  const { actionType, url } = body.callToAction ?? {};
  if (actionType !== undefined && !ACTIONS.includes(actionType))
    throw invalid('call_to_action.action_type', 'Unknown action.');
  if (actionType === 'CALL' && url) throw invalid('call_to_action.url', 'A call takes no URL.');
  if (actionType !== undefined && actionType !== 'CALL' && !/^https:\/\//.test(url ?? ''))
    throw invalid('call_to_action.url', 'A URL is required.');
  if (
    body.topicType !== 'STANDARD' &&
    !(body.event?.title && body.event.schedule?.startDate && body.event.schedule.endDate)
  )
    throw invalid('event', 'Event title and schedule are required.');
  if ((body.media ?? []).some(({ sourceUrl }) => !/^https:\/\//.test(sourceUrl ?? '')))
    throw invalid('media', 'The picture cannot be fetched.');
}
