// Metadata: Stripe's limits, and the merge that updates perform.
import { invalid } from './http/fault.mjs';

/**
 * @param {Record<string, string>} stored
 * @param {Record<string, string | number> | '' | undefined} given a name with an empty text is taken away
 * @returns {Record<string, string>}
 */
export function mergeMetadata(stored, given, param = 'metadata') {
  if (given === undefined) return stored;
  if (given === '') return {};
  const merged = Object.fromEntries(Object.entries({ ...stored, ...given }).filter(([, value]) => value !== ''));
  if (Object.keys(merged).length > 50) throw invalid('Metadata can have up to 50 keys.', param);
  for (const [name, value] of Object.entries(merged)) {
    if (name.length > 40) throw invalid(`Metadata keys can have up to 40 characters: ${name}`, param);
    if (String(value).length > 500)
      throw invalid(`Metadata values can have up to 500 characters: ${name}`, `${param}[${name}]`);
    merged[name] = String(value);
  }
  return merged;
}
