import type { Shape } from './shape';

/** Ids of other records are stored as texts of at most this length. */
const REFERENCE_MAX = 128;

/** What the app decides by, and rules and functions act on: one of the names and nothing else. */
const ACTED_ON = /^(state|status|progress)$/;

/** Fields that are checked exactly although their kind is left to readers, and why. */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  // Visits and other entries have different rules.
  schedule: ['kind'],
  // Hours are paid by their kind and locked by their week.
  timeEntries: ['kind', 'source', 'weekStartsOn'],
  timesheets: ['weekStartsOn'],
  // Who signed for what. When they signed is an instant, which is always checked.
  workSignatures: ['name'],
  estimateSignatures: ['name'],
  findingDeclines: ['name', 'reason', 'severity'],
  findingApprovals: ['name'],
  orderSignatures: ['name'],
  // Says whether the rate or the amount counts.
  discounts: ['kind'],
  // Others find it by these.
  notes: ['subjectType', 'text'],
  // Says which of the two calculations counts.
  manualJ: ['mode'],
  manualJRevisions: ['mode'],
  // The place of a home that a neighborhood sees is blurred.
  nextdoorPosts: ['area'],
};

/** Ids of parts of a record or of the settings. A reader has to expect that nothing has one of them. */
const OF_PARTS: Readonly<Record<string, readonly string[]>> = {
  estimateSignatures: ['optionId'],
  jobs: ['businessUnitId'],
  estimates: ['businessUnitId'],
  invoices: ['businessUnitId'],
  agreements: ['businessUnitId'],
  agreementPlans: ['businessUnitId'],
};

/** A text, or what a text field may turn into without anybody noticing: a flag. */
export const isTextual = (shape: Shape): boolean =>
  shape.kind === 'nullable' ? isTextual(shape.of) : ['text', 'known', 'pattern', 'oneOf', 'flag'].includes(shape.kind);

/** Whether a text can only be the id of another record. */
export const isReference = (shape: Shape): boolean =>
  shape.kind === 'text' && shape.min === 0 && shape.max === REFERENCE_MAX;

/**
 * THE decision of what the rules check and what is left to the readers, who parse every record with its schema. Of a
 * record's own fields the rules check exactly: ids, numbers, instants (signatures, steps), what leads out of the app
 * (e-mail addresses, phone numbers, web addresses, pictures), states, and what `EXACT` adds. Of all other texts and flags they
 * check that they are texts or flags, and that together they are no longer than the schema allows. Lists and maps are
 * left, unless a collection's block looks into them. The rest is the writer's own loss: a record that does not parse is shown as damaged, and a
 * function puts the last good version back.
 */
export function isExact(shape: Shape, collection: string, field: string): boolean {
  if (EXACT[collection]?.includes(field)) return true;
  if (OF_PARTS[collection]?.includes(field)) return false;
  switch (shape.kind) {
    case 'known':
      return shape.text !== 'date';
    case 'oneOf':
      return ACTED_ON.test(field);
    case 'text':
      return isReference(shape);
    case 'pattern':
      return shape.pattern.startsWith('(https');
    case 'number':
    case 'flag':
    case 'address':
    case 'nullable':
    case 'list':
    case 'map':
    case 'unsayable':
      return false;
  }
}

/** The most characters that a text has; null in place of one has none. */
function longest(shape: Shape): number {
  switch (shape.kind) {
    case 'text':
    case 'pattern':
      return shape.max;
    case 'known':
      return { id: 128, email: 254, phone: 40, webAddress: 2000, picture: 2000, instant: 24, date: 10 }[shape.text];
    case 'oneOf':
      return Math.max(...shape.values.map((value) => value.length));
    case 'nullable':
      return longest(shape.of);
    case 'number':
    case 'flag':
    case 'address':
    case 'list':
    case 'map':
    case 'unsayable':
      return 0;
  }
}

/** The most characters of all texts of a record, with one between each and the next. */
export const longestOfAll = (shapes: readonly Shape[]): number =>
  shapes.filter(isTextual).reduce((sum, shape) => sum + longest(shape) + 1, 0);
