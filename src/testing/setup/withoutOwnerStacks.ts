import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack trace for each element that is made, to say in its warnings where that was: a sixth of the time
 * of page tests. It stops when it has taken many within a second, which is what this count tells it.
 */
const internals: unknown = Reflect.get(React, INTERNALS);
if (!(internals instanceof Object) || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stack traces elsewhere now: look for recentlyCreatedOwnerStacks.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
