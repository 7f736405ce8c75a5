import { groupedAssumptions, weighedAssumptions } from '../assumptions';
import { assumptionText, effectText } from '../report/assumptionWords';
import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';

/** Something a calculation doesn't know about the house: `missing` omits a load, `assumed` was filled in by the method. */
export type OpenQuestion = {
  kind: 'missing' | 'assumed';
  /** To be asked verbatim. */
  question: string;
  /** The known facts, and the effect of another answer. */
  why: string;
  /** Fields that an answer fills in; none if it needs new entries. */
  paths: readonly string[];
};

/** Rooms may cover a little less than the house, because walls have thickness. */
const COVERED = 0.9;
const TOO_LARGE = 1.1;
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/**
 * Returns questions about a house, most important first: missing data, then assumptions by their effect on the loads.
 * @param result for `inputs`
 */
export function openQuestions(inputs: LoadInputs, result: LoadResult, limit = 12): OpenQuestion[] {
  const missing = missingIn(inputs).map(({ question, why, paths = [] }): OpenQuestion => ({
    kind: 'missing',
    question,
    why,
    paths,
  }));
  const { heating, coolingSensible, coolingLatent } = result.block;
  const roots = [heating.total, coolingSensible.total, coolingLatent.total];
  const assumed = weighedAssumptions(groupedAssumptions(roots), inputs, result).map(
    ({ assumption, effects }): OpenQuestion => ({
      kind: 'assumed',
      question: `Is this right? ${assumptionText(assumption, 'us')}`,
      why: [assumption.node.formula, effectText(assumption, effects, 'us')].filter(Boolean).join('. '),
      paths: assumption.paths.filter((path) => path !== '').slice(0, 20),
    }),
  );
  return [...missing, ...assumed].slice(0, limit);
}

type Missing = { question: string; why: string; paths?: readonly string[] };

function missingIn(inputs: LoadInputs): Missing[] {
  const { rooms = [], walls = [], foundationWalls = [], roofs = [], ceilingsAndFloors = [], slabs = [] } = inputs;
  const all: Missing[] = [];
  const houseFt2 = inputs.building.conditionedFloorAreaFt2;
  const roomsFt2 = rooms.reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0);
  const unmeasured = rooms.flatMap(({ id, floorAreaFt2 }, index) => (floorAreaFt2 === 0 ? [{ id, index }] : []));
  for (const { id, index } of unmeasured.slice(0, 4))
    all.push({
      question: `How long and how wide is ${id}, and which of its walls are outside?`,
      why: 'It has no floor area yet.',
      paths: [`rooms.${String(index)}.floorAreaFt2`],
    });
  if (unmeasured.length === 0 && roomsFt2 < houseFt2 * COVERED)
    all.push({
      question: 'Which room is next, how large is it, and which of its walls are outside?',
      why: `The rooms cover ${whole(roomsFt2)} of ${whole(houseFt2)} ft².`,
    });
  if (roomsFt2 > houseFt2 * TOO_LARGE)
    all.push({
      question: 'Is the floor area of the house right?',
      why: `The rooms come to ${whole(roomsFt2)} ft², the house to ${whole(houseFt2)} ft².`,
      paths: ['building.conditionedFloorAreaFt2'],
    });
  if (walls.length + foundationWalls.length === 0)
    all.push({ question: 'What are the outside walls like?', why: 'There are none, so none loses heat.' });
  const isCeiling = ({ floorOrCeiling }: { floorOrCeiling?: string | undefined }): boolean =>
    floorOrCeiling !== 'floor';
  if (roofs.length === 0 && !ceilingsAndFloors.some(isCeiling))
    all.push({
      question: 'What is above the top rooms, and how is it insulated?',
      why: 'There is no ceiling below an attic and no roof.',
    });
  if (slabs.length === 0 && foundationWalls.length === 0 && !ceilingsAndFloors.some((one) => !isCeiling(one)))
    all.push({ question: 'What is below: a slab, a crawlspace or a basement?', why: 'There is no floor yet.' });
  if ((inputs.windows ?? []).length === 0)
    all.push({ question: 'Where are windows, how large are they, and what glass?', why: 'There are none yet.' });
  if (!inputs.airDistribution)
    all.push({
      question: 'Where do the ducts run, and how are they insulated? Or are there none?',
      why: 'Without ducts none of the heat gets lost on its way.',
      paths: ['airDistribution'],
    });
  if (inputs.infiltration.method === 'tightness-table')
    all.push({
      question: 'Was there a blower-door test? If not: how tight is the house?',
      why: `It is entered as ${inputs.infiltration.tightness ?? 'average'}; a measured value is better.`,
      paths: ['infiltration.tightness', 'infiltration.ach50'],
    });
  return all;
}
