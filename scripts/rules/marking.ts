import type { Shape } from './shape';

/** Maximum length of stored ids of other records. */
const REFERENCE_MAX = 128;

/** Fields that drive decisions in the app, rules and functions: only one of the names is allowed. */
const ACTED_ON = /^(state|status|progress)$/;

/** Fields that are checked exactly although their kind is normally left to readers, and why. */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  // Visits and other entries have different rules.
  schedule: ['kind'],
  // Hours are paid by their kind and locked by their week.
  timeEntries: ['kind', 'source', 'weekStartsOn'],
  timesheets: ['weekStartsOn'],
  // The signer's name. The time of signing is an instant, which is always checked.
  workSignatures: ['name'],
  estimateSignatures: ['name'],
  findingDeclines: ['name', 'reason', 'severity'],
  findingApprovals: ['name'],
  orderSignatures: ['name'],
  // Determines whether the rate or the amount counts.
  discounts: ['kind'],
  // Other users find it by these.
  notes: ['subjectType', 'text'],
  // Determines which of the two calculations counts.
  manualJ: ['mode'],
  manualJRevisions: ['mode'],
  // A home's location is blurred in what a neighborhood sees.
  nextdoorPosts: ['area'],
};

/** Ids of parts of a record or of the settings. A reader must expect that none has such an id. */
const OF_PARTS: Readonly<Record<string, readonly string[]>> = {
  estimateSignatures: ['optionId'],
  jobs: ['businessUnitId'],
  estimates: ['businessUnitId'],
  invoices: ['businessUnitId'],
  agreements: ['businessUnitId'],
  agreementPlans: ['businessUnitId'],
};

/** True for a text, or for what a text field may turn into unnoticed: a flag. */
export const isTextual = (shape: Shape): boolean =>
  shape.kind === 'nullable' ? isTextual(shape.of) : ['text', 'known', 'pattern', 'oneOf', 'flag'].includes(shape.kind);

/** Whether a text can only be another record's id. */
export const isReference = (shape: Shape): boolean =>
  shape.kind === 'text' && shape.min === 0 && shape.max === REFERENCE_MAX;

/**
 * THE decision of what the rules check and what is left to readers, who parse every record with its schema. Of a record's own fields the
 * rules check exactly: ids, numbers, instants (signatures, steps), anything that leads out of the app (e-mail addresses, phone numbers,
 * URLs, pictures), states, and what `EXACT` adds. For all other texts and flags they check that they are texts or flags, and that their
 * total length is within the schema's limit. Lists and maps are skipped, unless a collection's block checks them. The rest only hurts the
 * writer: a record that doesn't parse is shown as damaged, and a function restores the last good version.
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

/** Returns a text's maximum length; null in place of one has none. */
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

/** Returns the maximum length of all of a record's texts, with one separator between each. */
export const longestOfAll = (shapes: readonly Shape[]): number =>
  shapes.filter(isTextual).reduce((sum, shape) => sum + longest(shape) + 1, 0);
