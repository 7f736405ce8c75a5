// Parameters that Stripe accepts but the stand-in doesn't implement are rejected, never ignored: a test must not pass because they were
// dropped.
import { notImplemented } from '../http/fault.mjs';

const EVERYWHERE = ['expand', 'limit', 'starting_after', 'ending_before'];

/**
 * @param {Record<string, unknown>} params
 * @param {string[]} implemented
 * @param {string} [inside] name of the parameter that holds them
 */
export function refuseOthers(params, implemented, inside = '') {
  for (const name of Object.keys(params)) {
    if (implemented.includes(name) || EVERYWHERE.includes(name)) continue;
    throw notImplemented(inside ? `${inside}[${name}]` : name);
  }
}

/** Returns the parameters that are fields of the object, without those that only control how to change or show it. */
export function fieldsOf(params) {
  const how = [...EVERYWHERE, 'transfer_lookup_key'];
  return Object.fromEntries(Object.entries(params).filter(([name]) => !how.includes(name)));
}
