import { z } from 'zod';
import { walk, type Derived } from '@/domain/load-calc/derived';
import { openQuestions } from '@/domain/load-calc/interview/openQuestions';
import type { LoadResult } from '@/domain/load-calc/result';
import { showDerived } from '@/domain/load-calc/showDerived';
import { btuh, readLoad } from './calculations';
import { ToolRefusal } from './refusal';
import { defineTool, someId } from './tool';

const questionsTool = defineTool({
  name: 'load_questions',
  description:
    'What a load calculation lacks or assumes, the most important first, as questions to ask. What another answer would do to the loads is worked out by the engine.',
  input: z.object({ load_id: someId('load calculation') }),
  words: 'Looking what is missing',
  run: async (desk, { load_id: id }) => {
    const { project, inputs, result, source } = await readLoad(desk, id);
    return {
      source,
      title: project.title,
      is_quick_estimate: project.mode === 'quick',
      questions: openQuestions(inputs, result),
    };
  },
});

const EXPLAINED = ['heating', 'coolingSensible', 'coolingLatent'] as const;
const PARTS_SHOWN = 25;
/** Maximum number of nested values searched for a label: a large house has more than anyone opens. */
const SEARCHED = 50_000;

const explainTool = defineTool({
  name: 'explain_load',
  description:
    'How the engine came to a number of a load calculation: formula, source in the method, and the numbers in it. Of the house or of a room; with part, of a number further in.',
  input: z.object({
    load_id: someId('load calculation'),
    load: z.enum(EXPLAINED),
    component: z.string().max(40).describe('total, walls, windows, infiltration, ducts …'),
    room: z.string().max(200).nullable().describe('The name of a room, or null for the house'),
    part: z.string().max(200).nullable().describe('The label of a part that an explanation named, or null'),
  }),
  words: 'Looking how the number came about',
  run: async (desk, { load_id: id, load, component, room, part }) => {
    const { result, source } = await readLoad(desk, id);
    const group = groupOf(result, load, room);
    const whole = Object.hasOwn(group, component) ? group[component] : undefined;
    if (!whole)
      throw new ToolRefusal(`There is no component ${component}. There are: ${Object.keys(group).join(', ')}.`);
    const derived = part === null ? whole : partOf(whole, part);
    const isLoad = derived.unit === 'Btu/h';
    return {
      source,
      label: derived.label,
      value: isLoad
        ? btuh(desk, derived.label, derived, {
            source,
            derivation: room === null && part === null ? `block.${load}.${component}` : '',
          })
        : showDerived(derived, 'us'),
      origin: derived.origin,
      formula: derived.formula,
      from: derived.source,
      parts: derived.parts.slice(0, PARTS_SHOWN).map((one) => ({
        label: one.label,
        value: showDerived(one, 'us'),
        origin: one.origin,
        path: one.path,
        formula: one.formula,
        has_parts: one.parts.length > 0,
      })),
    };
  },
});

function groupOf(
  result: LoadResult,
  load: (typeof EXPLAINED)[number],
  room: string | null,
): Readonly<Record<string, Derived>> {
  if (room === null) return result.block[load];
  const found = result.rooms.find(({ id }) => id.toLowerCase() === room.trim().toLowerCase());
  if (!found)
    throw new ToolRefusal(
      `There is no room ${room.slice(0, 60)}. There are: ${result.rooms
        .slice(0, 40)
        .map(({ id }) => id)
        .join(', ')}.`,
    );
  if (load === 'coolingLatent') throw new ToolRefusal('Latent loads are of the house, not of a room.');
  return found[load];
}

function partOf(whole: Derived, label: string): Derived {
  const wanted = label.trim().toLowerCase();
  let seen = 0;
  for (const one of walk(whole)) {
    if (one !== whole && one.label.toLowerCase() === wanted) return one;
    seen += 1;
    if (seen > SEARCHED) break;
  }
  throw new ToolRefusal(
    `There is no part ${label.slice(0, 60)}. There are: ${whole.parts
      .slice(0, PARTS_SHOWN)
      .map((one) => one.label)
      .join(', ')}.`,
  );
}

export const LOAD_INTERVIEW = [questionsTool, explainTool];
