import { z } from 'zod';
import { changeWords } from '@/domain/load-calc/edit/changeWords';
import { describedRoomSchema, RoomTakenError, withDescribedRooms } from '@/domain/load-calc/edit/describedRooms';
import { pathOfText } from '@/domain/load-calc/edit/path';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import type { ProposalFields } from '@/domain/assistant/proposal';
import type { Desk } from '../desk';
import type { Draft } from '../propose';
import { changedHouse, checkedHouse, houseChangesInput, readLoad, type Load } from './calculations';
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
type Box = z.infer<typeof boxInput>;
type Reading = { sure: number | null; place: Box };
type Change = ProposalFields<'manual-j'>['changes'][number];

const LABEL_LENGTH = 120;
const BEFORE_LENGTH = 2_000;

/** Returns the calculation if it may be changed. @throws ToolRefusal */
async function toChange(desk: Desk, id: string): Promise<Load> {
  assertMay(desk, 'update', 'manualJ', 'change load calculations');
  const load = await readLoad(desk, id);
  if (load.project.mode === 'quick')
    throw new ToolRefusal('This is a quick estimate: go on room by room first, then its rooms can be changed.');
  return load;
}

/** A value attributed to a picture that the question doesn't include was made up. */
const readingOn = (desk: Desk, { sure: percent, place }: Reading): Reading =>
  desk.pictures.length === 0
    ? { sure: null, place: null }
    : { sure: percent, place: place && place.picture < desk.pictures.length ? place : null };

type Drafted = {
  load: Load;
  after: LoadInputs;
  changes: readonly Change[];
  reason: string;
  readingOf: (change: Change) => Reading;
};

function draftOf(desk: Desk, { load, after, changes, reason: why, readingOf }: Drafted): Draft<'manual-j'> {
  const { project, inputs } = load;
  return {
    kind: 'manual-j',
    title: `${String(changes.length)} ${changes.length === 1 ? 'change' : 'changes'} to ${project.title}`,
    reason: why,
    fields: { changes: [...changes] },
    target: { collection: 'manualJ', id: project.id, revision: project.revision },
    before: project.house,
    lines: changes.map((change) => {
      const words = changeWords(inputs, after, pathOfText(change.path));
      const reading = readingOn(desk, readingOf(change));
      return {
        field: change.path,
        label: words.label.slice(0, LABEL_LENGTH),
        before: words.before.slice(0, BEFORE_LENGTH),
        after: words.after.slice(0, BEFORE_LENGTH),
        confidencePercent: reading.sure,
        place: reading.place,
      };
    }),
  };
}

const changeTool = defineTool({
  name: 'draft_load_change',
  kind: 'draft',
  description:
    'Proposes inputs of a load calculation (never results): temperatures, constructions, areas. For whole rooms take draft_rooms. Say for each how sure it is and where it was read.',
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
    const load = await toChange(desk, id);
    // Whatever the engine rejects isn't proposed either.
    const after = changedHouse(load.inputs, changes);
    return propose(
      draftOf(desk, {
        load,
        after,
        changes: changes.map(({ path, value_json: json }) => ({ path, value: z.json().parse(JSON.parse(json)) })),
        reason: why,
        readingOf: ({ path }) => {
          const read = readings.find((one) => one.path === path);
          return { sure: read?.sure_percent ?? null, place: read?.place ?? null };
        },
      }),
    );
  },
});

const roomsTool = defineTool({
  name: 'draft_rooms',
  kind: 'draft',
  description:
    'Proposes rooms of a load calculation with their walls, windows, doors, ceiling and floor, as someone described them or as a plan shows them. What nobody said about constructions is taken as in the rest of the house.',
  input: z.object({
    load_id: someId('load calculation'),
    rooms: z
      .array(
        describedRoomSchema.extend({
          sure_percent: sure.nullable().describe('Off a picture: how sure the reading is, in percent; else null'),
          place: boxInput,
        }),
      )
      .min(1)
      .max(20),
    reason,
  }),
  words: 'Preparing rooms for you to check',
  run: async (desk, { load_id: id, rooms, reason: why }, { propose }) => {
    const load = await toChange(desk, id);
    const { inputs: after, changes } = described(load.inputs, rooms);
    const roomAt = new Map(changes.map(({ path, room }) => [path, room]));
    return propose(
      draftOf(desk, {
        load,
        after: checkedHouse(after),
        changes: changes.map(({ path, value }) => ({ path, value: z.json().parse(value) })),
        reason: why,
        readingOf: ({ path }) => {
          const room = rooms.find(({ name }) => sameRoom(roomAt.get(path) ?? '', name));
          return { sure: room?.sure_percent ?? null, place: room?.place ?? null };
        },
      }),
    );
  },
});

/** If a name was taken, a number was appended. */
const sameRoom = (id: string, name: string): boolean =>
  id.toLowerCase().replace(/ \d+$/, '') === name.trim().toLowerCase().replace(/ \d+$/, '');

function described(inputs: LoadInputs, rooms: Parameters<typeof withDescribedRooms>[1]) {
  try {
    return withDescribedRooms(inputs, rooms);
  } catch (error) {
    throw error instanceof RoomTakenError ? new ToolRefusal(error.message) : error;
  }
}

export const LOAD_DRAFTS = [changeTool, roomsTool];
