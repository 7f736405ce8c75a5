import { z } from 'zod';
import { calculationsOf } from '@/domain/calculation/queries';
import { calculateLoads } from '@/domain/load-calc/calculate';
import type { Derived } from '@/domain/load-calc/derived';
import { readHouse } from '@/domain/load-calc/project/house';
import { fieldAt } from '@/domain/load-calc/schema/fieldAt';
import { pathOfText, valueAt, withValueAt } from '@/domain/load-calc/edit/path';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import type { LoadResult } from '@/domain/load-calc/result';
import type { ListQuery } from '@/domain/record/listQuery';
import type { FieldsOf } from '@/domain/record/schemas';
import type { Stored } from '@/domain/record/schema';
import type { Desk } from '../desk';
import { notThere, ToolRefusal } from './refusal';
import { defineTool, someId } from './tool';

export type Load = { project: Stored<FieldsOf<'manualJ'>>; inputs: LoadInputs; result: LoadResult; source: string };

/** Returns a load calculation with freshly computed results. @throws ToolRefusal if it doesn't exist or can't be read */
export async function readLoad(desk: Desk, id: string): Promise<Load> {
  const project = await desk.get('manualJ', id);
  if (!project) throw notThere('load calculation');
  const { inputs, errors } = readHouse(project.house);
  if (!inputs)
    throw new ToolRefusal(`The house cannot be calculated yet: ${errors[0]?.message ?? 'something is missing'}`);
  const source = desk.chips.cite('manualJ', id, `${project.number} ${project.title}`, project.address);
  return { project, inputs, result: calculateLoads(inputs), source };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Formats a load as a figure of the answer. */
export const btuh = (
  desk: Desk,
  label: string,
  { value }: Derived,
  of: { source: string; derivation?: string },
): string =>
  desk.chips.figure({
    label,
    value: Math.round(value),
    unit: 'Btu/h',
    text: `${whole(value)} Btu/h`,
    sourceKey: of.source,
    derivation: of.derivation ?? '',
  });

const totals = (desk: Desk, { block }: LoadResult, source: string, suffix = '') => ({
  heating: btuh(desk, `Heating load${suffix}`, block.heating.total, {
    source,
    derivation: suffix === '' ? 'block.heating.total' : '',
  }),
  cooling_sensible: btuh(desk, `Sensible cooling load${suffix}`, block.coolingSensible.total, {
    source,
    derivation: suffix === '' ? 'block.coolingSensible.total' : '',
  }),
  cooling_latent: btuh(desk, `Latent cooling load${suffix}`, block.coolingLatent.total, {
    source,
    derivation: suffix === '' ? 'block.coolingLatent.total' : '',
  }),
});

const LATEST: ListQuery = { orderBy: [{ field: 'updatedAt', direction: 'desc' }] };

const listTool = defineTool({
  name: 'find_calculations',
  description:
    'Load calculations (Manual J) and plumbing calculations of a customer, property or job, or the latest of all.',
  input: z.object({
    of: z.enum(['customerId', 'propertyId', 'jobId', 'latest']).describe('Whose calculations'),
    id: z.string().max(128).describe('The id of the customer, property or job; an empty text for the latest'),
  }),
  words: 'Looking for calculations',
  run: async (desk, { of, id }) => {
    const [loads, pipes] = await Promise.all([
      desk.mayRead('manualJ') ? desk.list('manualJ', of === 'latest' ? LATEST : calculationsOf(of, id), 10) : [],
      desk.mayRead('plumbingCalc')
        ? desk.list('plumbingCalc', of === 'latest' ? LATEST : calculationsOf(of, id), 10)
        : [],
    ]);
    if (!desk.mayRead('manualJ') && !desk.mayRead('plumbingCalc'))
      throw new ToolRefusal('The person who asks may not see calculations.');
    return {
      load_calculations: loads.map((one) => ({
        source: desk.chips.cite('manualJ', one.id, `${one.number} ${one.title}`, one.address),
        load_id: one.id,
        title: one.title,
      })),
      plumbing_calculations: pipes.map((one) => ({
        source: desk.chips.cite('plumbingCalc', one.id, `${one.number} ${one.title}`, one.address),
        plumbing_id: one.id,
        title: one.title,
      })),
    };
  },
});

const readLoadTool = defineTool({
  name: 'read_load',
  description:
    'A load calculation: loads of the house by component and of each room, and the main inputs. All numbers are worked out by the engine. Lists of inputs by read_load_inputs.',
  input: z.object({ load_id: someId('load calculation') }),
  words: 'Calculating the loads',
  run: async (desk, { load_id: id }) => {
    const { project, inputs, result, source } = await readLoad(desk, id);
    const parts = Object.entries(result.block.heating).filter(
      ([name, { value }]) => name !== 'total' && Math.abs(value) >= 1,
    );
    const sensible = Object.entries(result.block.coolingSensible).filter(
      ([name, { value }]) => name !== 'total' && Math.abs(value) >= 1,
    );
    return {
      source,
      title: project.title,
      ...totals(desk, result, source),
      heating_by_component: Object.fromEntries(
        parts.map(([name, derived]) => [
          name,
          btuh(desk, `Heating: ${name}`, derived, { source, derivation: `block.heating.${name}` }),
        ]),
      ),
      cooling_by_component: Object.fromEntries(
        sensible.map(([name, derived]) => [
          name,
          btuh(desk, `Sensible cooling: ${name}`, derived, { source, derivation: `block.coolingSensible.${name}` }),
        ]),
      ),
      rooms: result.rooms.slice(0, 40).map((room) => ({
        room: room.id,
        heating: btuh(desk, `Heating of ${room.id}`, room.heating.total, { source }),
        cooling_sensible: btuh(desk, `Sensible cooling of ${room.id}`, room.coolingSensible.total, { source }),
      })),
      inputs: {
        site: inputs.site,
        design: inputs.design,
        building: inputs.building,
        infiltration: inputs.infiltration,
        internalGains: inputs.internalGains ?? null,
      },
      how_many: Object.fromEntries(INPUT_LISTS.map((list) => [list, inputs[list]?.length ?? 0])),
    };
  },
});

const INPUT_LISTS = [
  'rooms',
  'walls',
  'foundationWalls',
  'roofs',
  'ceilingsAndFloors',
  'slabs',
  'windows',
  'skylights',
  'doors',
  'foundations',
  'equipment',
  'ventilation',
] as const;
const ENTRIES_SHOWN = 40;

const readInputsTool = defineTool({
  name: 'read_load_inputs',
  description:
    'The entries of one list of a load calculation, or its ducts, with the path of each for what_if_load and draft_load_change.',
  input: z.object({
    load_id: someId('load calculation'),
    list: z.enum([...INPUT_LISTS, 'airDistribution']),
    from: z.number().int().min(0).max(500).describe('The first entry, 0 for the beginning'),
  }),
  words: 'Reading what is entered',
  run: async (desk, { load_id: id, list, from }) => {
    const { inputs, source } = await readLoad(desk, id);
    if (list === 'airDistribution') return { source, path: list, entries: inputs.airDistribution ?? null };
    const all: readonly object[] = inputs[list] ?? [];
    return {
      source,
      count: all.length,
      entries: all
        .slice(from, from + ENTRIES_SHOWN)
        .map((entry, index) => ({ path: `${list}.${String(from + index)}`, ...entry })),
    };
  },
});

/** A change's values as a model provides them: JSON, because a schema for both providers can't express "any value". */
export const houseChangesInput = z
  .array(
    z.object({
      path: z.string().max(200).describe('Where, as in windows.2.uFactor; the place behind a list’s end adds an entry'),
      value_json: z.string().max(4_000).describe('The new value as JSON; null takes the field or the entry away'),
    }),
  )
  .min(1)
  .max(60);

/** Returns the house with the changes applied, validated like in the calculator. @throws ToolRefusal with what is wrong, and where */
export function changedHouse(inputs: LoadInputs, changes: z.infer<typeof houseChangesInput>): LoadInputs {
  const after = changes.reduce((house, { path, value_json: json }) => {
    const steps = pathOfText(path);
    if (steps.length === 0 || fieldAt(steps) === undefined) throw new ToolRefusal(`A house has no field ${path}.`);
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      throw new ToolRefusal(`The value for ${path} is not JSON.`);
    }
    return withValueAt(house, steps, value ?? undefined);
  }, inputs);
  return checkedHouse(after);
}

/** Validates a house for the calculator. @throws ToolRefusal with what is wrong, and where */
export function checkedHouse(house: LoadInputs): LoadInputs {
  const { inputs, errors } = readInputs(house);
  if (!inputs) throw new ToolRefusal(`${errors[0]?.path ?? ''}: ${errors[0]?.message ?? 'This is no house.'}`);
  return inputs;
}

const whatIfTool = defineTool({
  name: 'what_if_load',
  description: 'Runs the engine on a load calculation with some inputs changed, and compares. Nothing is kept.',
  input: z.object({ load_id: someId('load calculation'), changes: houseChangesInput }),
  words: 'Calculating “what if”',
  run: async (desk, { load_id: id, changes }) => {
    const { inputs, result, source } = await readLoad(desk, id);
    const after = calculateLoads(changedHouse(inputs, changes));
    const difference = (label: string, before: Derived, then: Derived): string =>
      btuh(desk, label, { ...then, value: then.value - before.value }, { source });
    return {
      source,
      changed: changes.map(({ path, value_json: json }) => ({
        path,
        before: valueAt(inputs, pathOfText(path)) ?? null,
        after: json,
      })),
      before: totals(desk, result, source),
      after: totals(desk, after, source, ' after the change'),
      difference: {
        heating: difference('Change of the heating load', result.block.heating.total, after.block.heating.total),
        cooling_sensible: difference(
          'Change of the sensible cooling load',
          result.block.coolingSensible.total,
          after.block.coolingSensible.total,
        ),
        cooling_latent: difference(
          'Change of the latent cooling load',
          result.block.coolingLatent.total,
          after.block.coolingLatent.total,
        ),
      },
    };
  },
});

export const CALCULATION_TOOLS = [listTool, readLoadTool, readInputsTool, whatIfTool];
