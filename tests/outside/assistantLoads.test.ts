import { describe, expect, it } from 'vitest';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse } from '@/domain/load-calc/project/house';
import { newId } from '@/lib/ids';
import { FEATURES } from '@/domain/access/features';
import type { StoredProposal } from '@/domain/assistant/api';
import { answer } from '../../functions/src/assistant/answerProposal';
import { takeBack } from '../../functions/src/assistant/takeBack';
import type { Member } from '../../functions/src/platform/access';
import { ADA, LOAD, type AiWorld } from './aiWorld';
import { calls, inAiWorld, says } from './aiTalk';

let world: AiWorld;
let office: Member;
inAiWorld((...given) => void ([world, office] = given));

const OPEN = { collection: 'manualJ', id: LOAD.id } as const;
const talk = async (text: string, member = office) =>
  (await world.ask(member, { text, task: 'manual-j', open: OPEN })).answer;
const accept = (proposal: StoredProposal | undefined, member = office): Promise<StoredProposal> =>
  answer(
    world.deps,
    { ...member, origin: 'https://app.example' },
    {
      proposalId: proposal?.id ?? '',
      answer: 'accept',
      hash: proposal?.hash ?? '',
      fields: '',
    },
  );
const houseNow = () => readHouse(world.stored(`manualJ/${LOAD.id}`)?.['house'] as string).inputs;

describe('a load calculation in the chat', () => {
  it('asks for missing entries, one question at a time', async () => {
    const { message } = await talk('What is missing?');
    expect(message.text).toMatch(/^\*\*.+\?\*\*/);
    expect(message.sources).toContainEqual(expect.objectContaining({ collection: 'manualJ', id: LOAD.id }));
    expect(message.unsupported).toEqual([]);
  });

  it('proposes a room as described, in the editor’s terms, and creates it when accepted', async () => {
    const before = houseNow();
    const { proposals } = await talk(
      'The sun room is 12 by 15 ft, outside walls on the south and west, two 3 by 5 windows on the south, attic above with R-38, slab',
    );
    const labels = proposals[0]?.lines.map(({ label, after }) => `${label} ${after}`).join('\n');
    expect(labels).toContain('Room “Sun room” Floor area 180 ft²');
    expect(labels).toContain('Direction S, 180°');
    expect(houseNow()).toEqual(before);
    expect(await accept(proposals[0])).toMatchObject({ state: 'accepted', canUndo: true });
    const after = houseNow();
    expect(after?.rooms?.at(-1)).toEqual({ id: 'Sun room', floorAreaFt2: 180 });
    expect(after?.windows?.slice(-2).map(({ areaFt2 }) => areaFt2)).toEqual([15, 15]);
    // The lists' figures come from the house that was written.
    expect(after && world.stored(`manualJ/${LOAD.id}`)?.['totals']).toMatchObject({
      heatingBtuh: after && Math.round(calculateLoads(after).block.heating.total.value),
    });
  });

  it('answers what-if questions with the engine only, and changes nothing', async () => {
    const before = world.everything();
    const { message, proposals } = await talk('What if it was heated to 60?');
    const { inputs } = readHouse(LOAD.house);
    const then = inputs && calculateLoads({ ...inputs, design: { ...inputs.design, indoorHeatingF: 60 } });
    expect(message.text).toContain(`${Math.round(then?.block.heating.total.value ?? 0).toLocaleString('en-US')} Btu/h`);
    expect(proposals).toEqual([]);
    expect(world.everything()).toBe(before);
  });

  it('reads rooms from a plan with their certainty and position, and drops positions on pictures that weren’t shown', async () => {
    const room = {
      name: 'Bedroom 9',
      floor_area_ft2: 140,
      walls: [],
      attic: null,
      floor: null,
      sure_percent: 64,
      place: { picture: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.25 },
    };
    const draft = { name: 'draft_rooms', arguments: { load_id: LOAD.id, rooms: [room], reason: 'Read off the plan.' } };
    const shown = async (pictures: { mediaType: 'image/png'; data: string }[]) => {
      const mark = await world.script(calls(draft), says('Here it is.'));
      const asked = { text: `Read this plan ${mark}`, task: 'manual-j', open: OPEN, pictures } as const;
      return (await world.ask(office, { ...asked, pictures })).answer.proposals[0]?.lines[0];
    };
    expect(await shown([{ mediaType: 'image/png', data: `iVBORw0KGgo${'A'.repeat(120)}` }])).toMatchObject({
      confidencePercent: 64,
      place: { picture: 0, x: 0.1 },
    });
    expect(await shown([])).toMatchObject({ confidencePercent: null, place: null });
  });

  it('doesn’t accept entries the engine refuses, or changes the person may not make', async () => {
    const mark = await world.script(
      calls({
        name: 'draft_load_change',
        arguments: {
          load_id: LOAD.id,
          changes: [{ path: 'design.indoorHeatingF', value_json: '900' }],
          readings: [],
          reason: '',
        },
      }),
      says('No.'),
    );
    const given = await world.ask(office, { text: `Please ${mark}`, task: 'manual-j', open: OPEN });
    expect(given.answer.proposals).toEqual([]);
    const without = await world.as(
      'office',
      FEATURES.filter((feature) => feature !== 'manualJ'),
    );
    const { message, proposals } = await talk('What is missing?', without);
    expect(message.text).toContain('may not see load calculations');
    expect(proposals).toEqual([]);
  });

  it('isn’t changed if someone changed it since, and an undo restores the house', async () => {
    const first = (await talk('The house is very leaky')).proposals[0];
    const second = (await talk('Heat it to 66')).proposals[0];
    expect(await accept(first)).toMatchObject({ state: 'accepted' });
    expect(await accept(second)).toMatchObject({ state: 'outdated' });
    expect(houseNow()?.infiltration).toMatchObject({ tightness: 'very leaky' });
    const { db } = world.deps;
    const done = world.stored(`aiProposals/${first?.id ?? ''}`) as StoredProposal;
    await db.runTransaction(async (transaction) =>
      takeBack({ deps: world.deps, member: office, transaction, proposal: done }),
    );
    expect(houseNow()).toEqual(readHouse(LOAD.house).inputs);
  });

  it('starts a new one for a customer’s house, with the climate of its address', async () => {
    const { answer: given } = await world.ask(office, {
      conversationId: newId(),
      text: 'New load calculation for Ada Lovelace, 1,850 square feet, 2 stories, 9 ft ceilings, 4 bedrooms',
      task: 'manual-j',
    });
    const [proposal] = given.proposals;
    expect(proposal, given.message.text).toMatchObject({ kind: 'manual-j-new', state: 'open' });
    const done = await accept(proposal);
    expect(done).toMatchObject({ state: 'accepted', resultCollection: 'manualJ' });
    const made = world.stored(`manualJ/${done.resultId}`);
    expect(made).toMatchObject({ mode: 'full', customerId: ADA.id, customerName: ADA.name });
    const { inputs } = readHouse(made?.['house'] as string);
    expect(inputs?.building).toMatchObject({
      conditionedFloorAreaFt2: 1_850,
      conditionedFloors: 2,
      averageCeilingHeightFt: 9,
      bedrooms: 4,
    });
    expect(inputs?.design.outdoorHeatingF).toBeLessThan(40);
  });
});
