// The in-memory state of the local stand-in for Google: projects, people with their profiles, reviews and posts, granted access, an
// adjustable clock, and requested faults.
import { randomBytes } from 'node:crypto';

export const SCOPE = 'https://www.googleapis.com/auth/business.manage';
const ACCESS_SECONDS = 3599;
const LOG_LIMIT = 300;

const newToken = (kind) => `${kind}${randomBytes(24).toString('base64url')}`;

/** Builds a contractor's profile with typical flaws: a wrong phone number, shorter hours, one service. */
function firstLocation() {
  const day = (openDay) => ({
    openDay,
    openTime: { hours: 9 },
    closeDay: openDay,
    closeTime: { hours: 16, minutes: 30 },
  });
  return {
    name: 'locations/77',
    title: 'Your business at the stand-in',
    phoneNumbers: { primaryPhone: '(555) 010-0100' },
    websiteUri: 'https://old.example/',
    categories: { primaryCategory: { name: 'categories/gcid:hvac_contractor', displayName: 'HVAC contractor' } },
    serviceArea: {
      businessType: 'CUSTOMER_LOCATION_ONLY',
      places: { placeInfos: [{ placeName: 'Asheville, NC, USA' }] },
    },
    regularHours: { periods: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map(day) },
    serviceItems: [
      { freeFormServiceItem: { category: 'categories/gcid:hvac_contractor', label: { displayName: 'Duct cleaning' } } },
    ],
    metadata: {
      placeId: 'ChIJlocalstandin77',
      mapsUri: 'https://maps.google.com/?cid=77',
      newReviewUri: 'https://search.google.com/local/writereview?placeid=ChIJlocalstandin77',
      hasVoiceOfMerchant: true,
      canOperateLocalPost: true,
      canModifyServiceList: true,
      hasGoogleUpdated: false,
    },
  };
}

const firstReviews = () => [
  ['AbFstandin1', 'Dana K', 'FIVE', 'Quick and tidy. They called ahead and wore boot covers.', 40],
  ['AbFstandin2', 'Sam Ortiz', 'FOUR', '', 90],
  ['AbFstandin3', 'Jo Park', 'TWO', 'Came an hour late and nobody told us. The repair itself holds.', 3],
];

/** @returns the state and its operations */
export function createGoogleStore() {
  /** Seconds by which Google's clock is ahead of this machine's. */
  let aheadSeconds = 0;
  const state = {
    /** Project secrets by client id: the first one used is accepted as the right one. */
    clients: new Map([['local.apps.googleusercontent.com', 'GOCSPX-local']]),
    /** Projects that Google hasn't approved: their quota is zero. */
    unapproved: new Set(),
    disabled: new Set(),
    /** Refresh responses include a new refresh token, as other providers' do. */
    isRotating: false,
    refreshLifeSeconds: null,
    codes: new Map(),
    grants: new Map(),
    faults: [],
    log: [],
    accounts: [],
    locations: new Map(),
    reviews: new Map(),
    posts: new Map(),
    nextPost: 1,
  };
  const now = () => Date.now() + aheadSeconds * 1000;
  const iso = (ms = now()) => new Date(ms).toISOString();

  const seed = () => {
    state.accounts = [{ name: 'accounts/1042', accountName: 'Your company at the stand-in', type: 'PERSONAL' }];
    state.locations = new Map([['77', { accountId: '1042', ...firstLocation() }]]);
    state.reviews = new Map();
    state.posts = new Map();
    for (const [reviewId, displayName, starRating, comment, daysAgo] of firstReviews())
      store.putReview('77', { reviewId, displayName, starRating, comment, at: now() - daysAgo * 86_400_000 });
  };

  const store = {
    state,
    now,
    iso,
    setAhead: (seconds) => {
      aheadSeconds = seconds;
    },
    /** Clears access, faults and changes. */
    reset: () => {
      aheadSeconds = 0;
      state.codes.clear();
      state.grants.clear();
      state.unapproved.clear();
      state.disabled.clear();
      state.faults = [];
      state.log = [];
      state.isRotating = false;
      state.refreshLifeSeconds = null;
      seed();
    },
    note: (entry) => {
      state.log = [...state.log, entry].slice(-LOG_LIMIT);
    },
    /** Accepts a project's secret if it is the one first seen. */
    knowsClient: (clientId, secret) => {
      if (!/^[\w.-]+\.apps\.googleusercontent\.com$/.test(clientId) || !secret.startsWith('GOCSPX-')) return false;
      if (!state.clients.has(clientId)) state.clients.set(clientId, secret);
      return state.clients.get(clientId) === secret;
    },
    newCode: (grant) => {
      const code = newToken('4/0A');
      state.codes.set(code, { ...grant, at: now() });
      return code;
    },
    takeCode: (code) => {
      const grant = state.codes.get(code);
      state.codes.delete(code);
      return grant && now() - grant.at < 600_000 ? grant : undefined;
    },
    /** Grants a person's access to a project. @returns the token endpoint's response */
    grant: ({ clientId, person, scope }) => {
      const refresh = newToken('1//0');
      state.grants.set(refresh, { clientId, person, scope, access: new Map() });
      return { ...store.renew(refresh), refresh_token: refresh, ...store.refreshLife() };
    },
    refreshLife: () => (state.refreshLifeSeconds ? { refresh_token_expires_in: state.refreshLifeSeconds } : {}),
    /** @returns a new access token, or undefined for an invalid refresh token */
    renew: (refresh) => {
      const grant = state.grants.get(refresh);
      if (!grant) return undefined;
      const access = newToken('ya29.');
      grant.access.set(access, now() + ACCESS_SECONDS * 1000);
      return { access_token: access, expires_in: ACCESS_SECONDS, scope: grant.scope, token_type: 'Bearer' };
    },
    rotate: (refresh) => {
      const next = newToken('1//0');
      state.grants.set(next, state.grants.get(refresh));
      state.grants.delete(refresh);
      return next;
    },
    /** Any one of a grant's tokens revokes all of them. */
    revoke: (token) => {
      for (const [refresh, grant] of state.grants)
        if (refresh === token || grant.access.has(token)) return state.grants.delete(refresh);
      return false;
    },
    grantOf: (access) => [...state.grants.values()].find((grant) => (grant.access.get(access) ?? 0) > now()),
    putReview: (locationId, { reviewId, displayName, starRating, comment = '', at = now() }) => {
      const key = `${locationId}/${reviewId}`;
      const before = state.reviews.get(key);
      state.reviews.set(key, {
        reviewId,
        reviewer: { displayName, isAnonymous: false },
        starRating,
        ...(comment === '' ? {} : { comment }),
        createTime: before?.createTime ?? iso(at),
        updateTime: iso(at),
        ...(before?.reviewReply ? { reviewReply: before.reviewReply } : {}),
      });
    },
    /** Returns the first fault that applies to a request, and uses it up once. */
    takeFault: (method, path) => {
      const fault = state.faults.find(
        (one) => one.times > 0 && path.includes(one.path) && (one.method === undefined || one.method === method),
      );
      if (fault) fault.times -= 1;
      return fault;
    },
  };
  store.reset();
  return store;
}
