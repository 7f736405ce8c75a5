import { z } from 'zod';
import { pathOfText, valueAt } from '@/domain/load-calc/edit/path';
import { changedHouse, houseChangesInput, readLoad } from './calculations';
import { ToolRefusal } from './refusal';
import { defineTool, someId } from './tool';
import { assertMay, reason, sure } from './drafting';

const boxInput = z
  .object({
    picture: z.number().int().min(0).max(20),
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().min(0).max(1),
    height: z.number().min(0).max(1),
  })
  .nullable()
  .describe('Where on the picture it was read, as fractions of its sides; null when nothing was read off a picture');

const shown = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2_000);

const loadTool = defineTool({
  name: 'draft_load_change',
  kind: 'draft',
  description:
    'Proposes inputs of a load calculation (never results): rooms, walls, windows, temperatures. Say for each how sure it is and where it was read.',
  input: z.object({
    load_id: someId('load calculation'),
    changes: houseChangesInput,
    readings: z
      .array(z.object({ path: z.string().max(200), sure_percent: sure, place: boxInput }))
      .max(60)
      .describe('For what was read off a picture'),
    reason,
  }),
  words: 'Preparing changes of the calculation for you to check',
  run: async (desk, { load_id: id, changes, readings, reason: why }, { propose }) => {
    assertMay(desk, 'update', 'manualJ', 'change load calculations');
    const { project, inputs } = await readLoad(desk, id);
    if (project.mode === 'quick')
      throw new ToolRefusal('This is a quick estimate: go on room by room first, then its rooms can be changed.');
    // What the engine would not take is not proposed either.
    changedHouse(inputs, changes);
    return propose({
      kind: 'manual-j',
      title: `${String(changes.length)} ${changes.length === 1 ? 'change' : 'changes'} to ${project.title}`,
      reason: why,
      fields: {
        changes: changes.map(({ path, value_json: json }) => ({ path, value: z.json().parse(JSON.parse(json)) })),
      },
      target: { collection: 'manualJ', id, revision: project.revision },
      before: project.house,
      lines: changes.map(({ path, value_json: json }) => {
        const read = readings.find((one) => one.path === path);
        return {
          field: path,
          label: path.slice(0, 120),
          before: shown(valueAt(inputs, pathOfText(path))),
          after: shown(JSON.parse(json)),
          confidencePercent: read?.sure_percent ?? null,
          place: read?.place ?? null,
        };
      }),
    });
  },
});

export const LOAD_DRAFTS = [loadTool];
