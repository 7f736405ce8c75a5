import { z } from 'zod';
import { calculateLoads } from './calculate';
import { assumptionsIn, type Derived } from './derived';
import { pathOfText, valueAt, withValueAt, type Path } from './edit/path';
import type { BlockLoads, LoadResult } from './result';
import { fieldAt } from './schema/fieldAt';
import type { LoadInputs } from './schema/inputs';
import type { FieldMeta } from '@/domain/calculation/ranges';
import { SHADES } from './schema/openings';

/** An assumption made the same way in one or more places: twelve walls without a color are one assumption. */
export type Assumption = { node: Derived; paths: readonly string[] };

/** The effect of a different entry on the loads. Shares: −0.18 is 18% less; 0 if there is no load to change. */
export type AssumptionEffect = {
  /** In US units, or the word. */
  entry: number | string;
  heatingShare: number;
  coolingShare: number;
  heatingBtuh: number;
  coolingBtuh: number;
};

/** Returns the assumptions below these numbers, with identical ones merged. */
export function groupedAssumptions(roots: readonly Derived[]): Assumption[] {
  const groups = new Map<string, { node: Derived; paths: string[] }>();
  for (const node of assumptionsIn(roots)) {
    const field = node.path.replaceAll(/\.\d+/g, '');
    const key = [field, node.label, node.value, node.formula].join('\n');
    const group = groups.get(key);
    if (group) group.paths.push(node.path);
    else groups.set(key, { node, paths: [node.path] });
  }
  return [...groups.values()];
}

/**
 * Recalculates the house with other values for an assumption: 25% less and more for a number, the adjacent integers for a count, the two
 * choices with the largest effect. Without a single field, 25% less and more is used.
 * @param base result for `inputs`, if available
 */
export function effectsOf(
  { node, paths }: Assumption,
  inputs: LoadInputs,
  base: LoadResult = calculateLoads(inputs),
): AssumptionEffect[] {
  const before = totals(base.block);
  const effectOf = (entry: number | string, { block }: LoadResult): AssumptionEffect => {
    const after = totals(block);
    return {
      entry,
      heatingShare: share(before.heating, after.heating),
      coolingShare: share(before.cooling, after.cooling),
      heatingBtuh: after.heating - before.heating,
      coolingBtuh: after.cooling - before.cooling,
    };
  };
  const places = paths.map(pathOfText);
  const [first] = places;
  const field = first && fieldAt(first);
  const entries = field ? entriesFor(field, node, first) : [];
  if (entries.length === 0)
    return valuesBeside(node).map((value) =>
      effectOf(
        value,
        field instanceof z.ZodNumber
          ? calculateLoads(places.reduce((house, place) => withValueAt(house, place, value), inputs))
          : calculateLoads(inputs, { label: node.label, path: node.path, value }),
      ),
    );
  const effects = entries.map(({ entry, value }) =>
    effectOf(entry, calculateLoads(places.reduce((house, place) => withEntry(house, place, value), inputs))),
  );
  return effects.length <= 2 ? effects : extremes(effects);
}

/** An assumption with the effects of other entries, and the largest change in heating or cooling, Btu/h. */
export type WeighedAssumption = { assumption: Assumption; effects: readonly AssumptionEffect[]; movesBtuh: number };

/** Returns the assumptions with their effects, largest effect first. `base` is the result of `inputs`. */
export function weighedAssumptions(
  assumptions: readonly Assumption[],
  inputs: LoadInputs,
  base: LoadResult,
): WeighedAssumption[] {
  return assumptions
    .map((assumption) => {
      const effects = effectsOf(assumption, inputs, base);
      const moves = effects.flatMap(({ heatingBtuh, coolingBtuh }) => [Math.abs(heatingBtuh), Math.abs(coolingBtuh)]);
      return { assumption, effects, movesBtuh: Math.max(0, ...moves) };
    })
    .sort((a, b) => b.movesBtuh - a.movesBtuh);
}

type Entry = { entry: number | string; value: unknown };

/** Typical values to try for what is 0 now. */
const FIRST_STEP: Readonly<Record<string, number>> = {
  'ft²·°F·h/Btu': 5,
  ft: 2,
  W: 100,
  'Btu/h': 500,
  cfm: 25,
  in: 4,
  '1/h': 1,
};
const STEP = 0.25;
const STEP_F = 5;

/** Returns a quarter less and more; for a temperature, a few degrees. */
function valuesBeside({ value, unit }: Derived): number[] {
  const step = unit === '°F' ? STEP_F : Math.abs(value) * STEP;
  return step === 0 ? [] : [value - step, value + step].map((each) => Number(each.toPrecision(4)));
}

function entriesFor(field: z.ZodType, { value }: Derived, path: Path): Entry[] {
  const meta = (field.meta() ?? {}) as Partial<FieldMeta>;
  if (field instanceof z.ZodNumber) {
    if (meta.unit === 'degrees') return [0, 90, 180, 270].map((each) => ({ entry: `${each}°`, value: each }));
    const isCount = meta.unit === '' && (field.maxValue ?? 0) > 1;
    const step =
      value === 0 ? FIRST_STEP[meta.unit ?? ''] : isCount ? 1 : meta.unit === '°F' ? STEP_F : Math.abs(value) * STEP;
    if (step === undefined) return [];
    return [value - step, value + step]
      .map((each) => Number(Math.min(field.maxValue ?? each, Math.max(field.minValue ?? each, each)).toPrecision(4)))
      .filter((each) => each !== value && field.safeParse(each).success)
      .map((each) => ({ entry: each, value: each }));
  }
  if (field instanceof z.ZodEnum) return field.options.map((option) => ({ entry: String(option), value: option }));
  if (field instanceof z.ZodBoolean)
    return [
      { entry: 'yes', value: true },
      { entry: 'no', value: false },
    ];
  if (path.at(-1) === 'interiorShading')
    return ['not present', ...SHADES].map((type) => ({
      entry: type === 'not present' ? 'none' : type,
      value: { type },
    }));
  return [];
}

/** Fields that have no effect without another one, which is set too: an R-value and its depth. */
const TOGETHER: Readonly<Record<string, readonly [string, number]>> = {
  edgeInsulationR: ['edgeInsulationDepthFt', 2],
  edgeInsulationDepthFt: ['edgeInsulationR', 5],
  underSlabInsulationR: ['underSlabInsulationWidthFt', 4],
  underSlabInsulationWidthFt: ['underSlabInsulationR', 5],
};

function withEntry(inputs: LoadInputs, path: Path, value: unknown): LoadInputs {
  const entered = withValueAt(inputs, path, value);
  const beside = TOGETHER[String(path.at(-1))];
  if (!beside) return entered;
  const other = [...path.slice(0, -1), beside[0]];
  const given = valueAt(inputs, other);
  return typeof given === 'number' && given > 0 ? entered : withValueAt(entered, other, beside[1]);
}

/** Returns the choices with the least and the most load; just one if all are alike. */
function extremes(effects: readonly AssumptionEffect[]): AssumptionEffect[] {
  const byHeating = Math.max(...effects.map(({ heatingShare }) => Math.abs(heatingShare)));
  const byCooling = Math.max(...effects.map(({ coolingShare }) => Math.abs(coolingShare)));
  const of = (effect: AssumptionEffect): number => (byHeating > byCooling ? effect.heatingShare : effect.coolingShare);
  const sorted = [...effects].sort((a, b) => of(a) - of(b));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || of(least) === of(most)) return least ? [least] : [];
  return [least, most].filter((effect) => of(effect) !== 0);
}

const totals = ({ heating, coolingSensible, coolingLatent }: BlockLoads): { heating: number; cooling: number } => ({
  heating: heating.total.value,
  cooling: coolingSensible.total.value + Math.max(0, coolingLatent.total.value),
});
const share = (before: number, after: number): number => (before <= 0 ? 0 : (after - before) / before);
