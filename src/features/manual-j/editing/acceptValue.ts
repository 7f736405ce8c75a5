import { readInputs } from '@/domain/load-calc/check/readInputs';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { keyOfPath, pathOfKey, textOfPath, withValueAt, type Path } from '@/domain/load-calc/edit/path';
import type { DraftOf, Refusal } from '@/entities/calculation/calculationKind';
import type { Work } from './work';

/** Draft of the calculation, with rejected inputs keyed by `keyOfPath`. */
export type Draft = DraftOf<Work>;

const without = (refused: Draft['refused'], ...keys: readonly string[]): Draft['refused'] =>
  keys.some((key) => key in refused)
    ? Object.fromEntries(Object.entries(refused).filter(([key]) => !keys.includes(key)))
    : refused;

const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('\n')));

/** Returns the message of the first error, preferring one on the field itself. */
function whyNot(house: LoadInputs, path: Path): string {
  const { errors } = readInputs(house);
  const at = textOfPath(path);
  return (errors.find((issue) => issue.path === at) ?? errors[0])?.message ?? '';
}

/** Sets a field of the house, or keeps the rejected input with its reason. `undefined` empties the field. */
export function acceptValue(draft: Draft, path: Path, value: unknown, text: string): Draft {
  const key = keyOfPath(draft.house, path);
  const alone = withValueAt(draft.house, path, value);
  const message = whyNot(alone, path);
  if (message === '') return withValidHouse(draft, alone, without(draft.refused, key));
  // For two fields that are only valid together: the other's pending input is tried with this one.
  const besides = Object.keys(draft.refused).filter(
    (other) => other !== key && parentOf(other) === parentOf(key) && draft.refused[other]?.value !== undefined,
  );
  const together = besides.reduce(
    (house, other) => withValueAt(house, pathOfKey(house, other) ?? path, draft.refused[other]?.value),
    alone,
  );
  if (besides.length > 0 && readInputs(together).errors.length === 0)
    return withValidHouse(draft, together, without(draft.refused, key, ...besides));
  return refuse(draft, path, { text, message, value });
}

/** Keeps unparsable input with its field. */
export const refuse = (draft: Draft, path: Path, refusal: Refusal): Draft => ({
  ...draft,
  refused: { ...draft.refused, [keyOfPath(draft.house, path)]: refusal },
});

/** Discards rejected input: the valid value is shown again. */
export const forgive = (draft: Draft, key: string): Draft => ({ ...draft, refused: without(draft.refused, key) });

/**
 * Replaces the house. Rejected inputs are retried, as they may fit now; those of a removed entry are dropped with it. The house is
 * unchanged if the new one can't be calculated.
 */
export function withHouse(draft: Draft, house: LoadInputs): Draft {
  return readInputs(house).errors.length > 0 ? draft : withValidHouse(draft, house);
}

function withValidHouse(draft: Draft, house: LoadInputs, left = draft.refused): Draft {
  let next = house;
  let refused = left;
  for (const [key, { value }] of Object.entries(refused)) {
    const path = pathOfKey(next, key);
    const tried = path && value !== undefined ? withValueAt(next, path, value) : null;
    const fits = tried !== null && readInputs(tried).errors.length === 0;
    if (fits) next = tried;
    if (fits || path === null) refused = without(refused, key);
  }
  // Returns the same draft if nothing changed: a field left unedited isn't a change, which a pending save would take it for.
  return next === draft.house && refused === draft.refused ? draft : { ...draft, house: next, refused };
}

/** Moves pending inputs along when a list entry is renamed. */
export function renamedRefusals(refused: Draft['refused'], list: string, from: string, to: string): Draft['refused'] {
  const start = `${list}\n#${from}\n`;
  return Object.fromEntries(
    Object.entries(refused).map(([key, refusal]) => [
      key.startsWith(start) ? `${list}\n#${to}\n${key.slice(start.length)}` : key,
      refusal,
    ]),
  );
}
