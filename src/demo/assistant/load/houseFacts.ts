import { CEILINGS, constructionOf, WALLS } from '@/domain/load-calc/constructions/catalog';
import { NUMBER, numberOf } from '../numberWords';
import { textOf, type Data } from '../turn';
import { glassFields, glassIn } from './glassWords';
import { madeWith } from './roomWords';

/** A change in the format the tools accept. */
export type Change = { path: string; value_json: string };
/** The list of the house's entries that a fact is about. */
export type FactList = 'ceilingsAndFloors' | 'walls' | 'windows';
/** A statement about the house: which list must be known for it, and what it changes. */
export type Fact = { list: FactList | null; changes: (entries: readonly Data[]) => Change[] };

const change = (path: string, value: unknown): Change => ({ path, value_json: JSON.stringify(value) });
const always = (...all: Change[]): Fact => ({ list: null, changes: () => all });
const each = (
  list: FactList,
  fields: Readonly<Record<string, unknown>>,
  fits: (entry: Data) => boolean = () => true,
): Fact => ({
  list,
  changes: (entries) =>
    entries
      .filter(fits)
      .flatMap((entry) =>
        Object.entries(fields).map(([name, value]) => change(`${textOf(entry['path'])}.${name}`, value)),
      )
      .slice(0, 60),
});

const TIGHTNESS = ['very tight', 'very leaky', 'tight', 'average', 'leaky'] as const;
const DUCTS: Readonly<Record<string, string>> = {
  attic: 'attic - vented',
  crawlspace: 'crawlspace - vented',
  'crawl space': 'crawlspace - vented',
  basement: 'basement - unconditioned',
  garage: 'garage',
  inside: 'conditioned space',
};

/**
 * Returns the facts about the house in a text: temperatures, people, tightness, insulation, glass, ducts. Empty if it contains none that
 * are known.
 */
export function factsIn(text: string): Fact[] {
  const facts: Fact[] = [];
  const number = (pattern: string): number | null => numberOf(new RegExp(pattern, 'i').exec(text)?.[1]);
  const direct = /\b([a-z]+(?:\.[A-Za-z0-9]+)+)\s*(?:was|were|is|=|to)\s*(-?\d+(?:\.\d+)?)/.exec(text);
  if (direct) facts.push(always({ path: direct[1] ?? '', value_json: direct[2] ?? '' }));
  const bedrooms = number(`${NUMBER} bed ?rooms`);
  if (bedrooms !== null) facts.push(always(change('building.bedrooms', bedrooms)));
  const people = number(`${NUMBER} (?:more )?(?:people|persons|occupants|residents)`);
  if (people !== null) facts.push(always(change('internalGains.occupants', people)));
  const area = number('(\\d[\\d,]{2,})\\s*(?:sq(?:uare)?\\.?\\s*(?:ft|feet|foot)|ft2|ft²|sf\\b)');
  if (area !== null) facts.push(always(change('building.conditionedFloorAreaFt2', area)));
  const height = number('ceilings?(?: height)? (?:is|are|of|at|was|were) (\\d+(?:\\.\\d+)?)');
  if (height !== null && height <= 20) facts.push(always(change('building.averageCeilingHeightFt', height)));
  const ach = number('(\\d+(?:\\.\\d+)?)\\s*(?:ach ?50|air changes)');
  const cfm = number('(\\d[\\d,]*)\\s*cfm ?50');
  if (ach !== null) facts.push(always(change('infiltration', { method: 'blower-door-ach50', ach50: ach })));
  else if (cfm !== null) facts.push(always(change('infiltration', { method: 'blower-door-cfm50', cfm50: cfm })));
  else {
    const said = TIGHTNESS.find((word) => new RegExp(`\\b${word}(?:er)?\\b`, 'i').test(text));
    const isOfHouse = /\b(?:house|home|tightness|infiltration|building|it)\b/i.test(text);
    if (said !== undefined && isOfHouse)
      facts.push(always(change('infiltration', { method: 'tightness-table', tightness: said })));
  }
  const winter = number('(?:indoors? (?:in )?winter|heat(?:ed|ing)?(?: it)? (?:to|set ?point|at))\\D{0,12}(\\d{2})\\b');
  if (winter !== null) facts.push(always(change('design.indoorHeatingF', winter)));
  const summer = number('(?:indoors? (?:in )?summer|cool(?:ed|ing)?(?: it)? (?:to|set ?point|at))\\D{0,12}(\\d{2})\\b');
  if (summer !== null) facts.push(always(change('design.indoorCoolingF', summer)));
  const where = /\bducts?\b[^.;]*?\b(attic|crawl ?space|basement|garage|inside)\b/i.exec(text)?.[1]?.toLowerCase();
  if (where !== undefined) {
    const r = number('ducts?[^.;]*?\\bR-?\\s?(\\d+)');
    const duct = { location: DUCTS[where] ?? 'attic - vented', ...(r !== null && { nominalInsulationR: r }) };
    const ducts = [
      { type: 'supply', ...duct },
      { type: 'return', ...duct },
    ];
    facts.push(always(change('airDistribution', { ducts })));
  }
  if (!/\bducts?\b/i.test(text)) {
    const attic = madeWith(
      text,
      /\bR-?\s?(\d+)[^.;]*?\b(?:attic|ceilings?)|(?:attic|ceilings?)[^.;]*?\bR-?\s?(\d+)/i,
      CEILINGS,
    );
    if (attic !== null)
      facts.push(
        each(
          'ceilingsAndFloors',
          { assemblyR: constructionOf(CEILINGS, attic).fields.assemblyR },
          (entry) => entry['floorOrCeiling'] !== 'floor' && textOf(entry['exteriorAdjacentTo']).startsWith('attic'),
        ),
      );
    const wall = madeWith(text, /\bR-?\s?(\d+)[^.;]*?\bwalls?|walls?[^.;]*?\bR-?\s?(\d+)/i, WALLS);
    if (wall !== null && attic === null) {
      const { construction, assemblyR } = constructionOf(WALLS, wall).fields;
      facts.push(each('walls', { construction, assemblyR }, (entry) => entry['exteriorAdjacentTo'] === 'outside'));
    }
  }
  const u = number('(?:u-?(?:factor|value)?|U) (?:of |was |is |were )?(0?\\.\\d+)');
  const glass = glassIn(text);
  if (u !== null && /window|glass/i.test(text)) facts.push(each('windows', { uFactor: u }));
  else if (glass !== null) facts.push(each('windows', glassFields(glass)));
  return facts;
}
