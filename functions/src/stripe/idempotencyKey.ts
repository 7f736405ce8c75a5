import { createHash } from 'node:crypto';

/**
 * Returns a key under which Stripe does something once for a company, whatever differs in `parts`: Stripe rejects a different body under
 * the same key. Typed text is included as a hash, because headers are limited in characters and length.
 */
export const idempotencyKey = (what: string, companyId: string, ...parts: readonly string[]): string =>
  `${what}:${companyId}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`;
