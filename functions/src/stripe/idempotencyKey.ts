import { createHash } from 'node:crypto';

/**
 * A key under which Stripe does something once for a company, whatever differs in `parts`: Stripe refuses another body under the
 * same key. What people typed is in it as a fingerprint, because a header holds neither every letter nor any length.
 */
export const idempotencyKey = (what: string, companyId: string, ...parts: readonly string[]): string =>
  `${what}:${companyId}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`;
