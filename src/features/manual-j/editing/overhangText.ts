import type { UnitSystem } from '@/domain/calculation/units';
import type { ReadText } from '../hooks/useTypedField';
import { fieldText, readQuantity } from '@/domain/calculation/numberText';
import type { Surface } from './rows';

type Overhang = NonNullable<Surface['overhang']>;

/** Formats an overhang as `2 / 1 / 6`: its depth, and how far below it the glass begins and ends. */
export const overhangText = (
  { depthFt, distanceToTopOfWindowFt, distanceToBottomOfWindowFt }: Overhang,
  system: UnitSystem,
): string =>
  [depthFt, distanceToTopOfWindowFt, distanceToBottomOfWindowFt]
    .map((length) => fieldText(length, 'length', system))
    .join(' / ');

/** Parses three lengths separated by `/`, `;` or spaces; empty means no overhang. */
export function readOverhang(text: string, system: UnitSystem): ReadText {
  if (text.trim() === '') return { ok: true, value: undefined };
  const [depth, top, bottom, ...more] = text
    .trim()
    .split(/\s*[/;]\s*|\s+/)
    .map((part) => readQuantity(part, 'length', system));
  if (depth?.ok !== true || top?.ok !== true || bottom?.ok !== true || more.length > 0)
    return {
      ok: false,
      message: 'Overhang: depth / distance down to the top / and to the bottom of the glass, as 2 / 1 / 6',
    };
  return {
    ok: true,
    value: { depthFt: depth.value, distanceToTopOfWindowFt: top.value, distanceToBottomOfWindowFt: bottom.value },
  };
}
