import { capitalize } from '@/lib/words';

/**
 * Shortens a surface's name shown next to its owner, whose name it starts with: in the room `Den`, `Den north wall` becomes `North wall`,
 * and below this wall `Den north wall, window 2` becomes `Window 2`.
 * @param owners names shown next to it, the longest first
 */
export function nameBeside(name: string, owners: readonly (string | undefined)[]): string {
  for (const owner of owners) {
    const rest = owner && name.toLowerCase().startsWith(owner.toLowerCase()) ? name.slice(owner.length) : '';
    const own = rest.replace(/^[\s,:_-]+/, '');
    // Den is not a prefix word of Dentist.
    if (own !== rest && own !== '') return capitalize(own);
  }
  return name;
}
