import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack trace for each created element, for its warnings: a sixth of the page tests' time. It stops
 * when it has taken many within a second, which this count makes it believe.
 */
const internals: unknown = Reflect.get(React, INTERNALS);
if (!(internals instanceof Object) || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stack traces elsewhere now: look for recentlyCreatedOwnerStacks.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
