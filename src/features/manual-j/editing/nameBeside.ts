import { capitalize } from '@/lib/words';

/**
 * A surface's name as it is told beside what it belongs to, whose name begins it: in the room `Den`, `Den north wall` is
 * `North wall`, and below this wall `Den north wall, window 2` is `Window 2`.
 * @param owners names that are read beside it, the longest first
 */
export function nameBeside(name: string, owners: readonly (string | undefined)[]): string {
  for (const owner of owners) {
    const rest = owner && name.toLowerCase().startsWith(owner.toLowerCase()) ? name.slice(owner.length) : '';
    const own = rest.replace(/^[\s,:_-]+/, '');
    // Den is not the beginning of Dentist.
    if (own !== rest && own !== '') return capitalize(own);
  }
  return name;
}
