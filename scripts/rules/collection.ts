import type { z } from 'zod';
import { Conditions, nameList, type Choices } from './conditions';
import { printed, ruleFunction, type RuleFunction } from './functions';
import { mapShapeOf } from './shape';

/** Fields every record has in addition to its own. */
const AUDIT_FIELDS = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt', 'revision', 'baseRevision'] as const;
const UPDATE_FIELDS = ['updatedBy', 'updatedAt', 'revision', 'baseRevision'] as const;

/** A collection that clients write, as the generator and the rules tests know it. */
export type RulesCollection = Choices & {
  /** Of the function that checks a record's fields. */
  name: string;
  schema: z.ZodObject;
  /** What the schema is called and where it stands, for comments. */
  source: `${string} in ${string}`;
  /** Fields that functions alone write: on creation they have their default, and people never change them. */
  ofServer?: readonly string[];
  /** For drafts: the functions that check that a new one is untouched by the server, and that a change keeps to the rest. */
  draft?: { untouched: string; keeps?: string };
  /** Fields people may change after creation: all but the server's, unless specified here. */
  changeable?: readonly string[];
};

/** Fields shared by several collections, checked by one function; `isWhole` when they form their own map. */
export type SharedFields = Choices & Pick<RulesCollection, 'name' | 'schema' | 'source'> & { isWhole?: true };

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** What a field has when a record is made without it. */
export function defaultOf(schema: z.ZodObject, field: string): unknown {
  return (schema.shape[field] as z.ZodType).parse(undefined);
}

const schemaName = (source: string): string => source.split(' in ')[0] ?? source;

function fieldConditions(
  { schema, source, ...choices }: Pick<RulesCollection, 'schema' | 'source'> & Choices,
  isLeftOut: (field: string) => boolean,
): { conditions: string[]; functions: RuleFunction[]; parameters: string[] } {
  const maker = new Conditions(schemaName(source), choices);
  const conditions = Object.entries(mapShapeOf(schema).fields)
    .filter(([field]) => !isLeftOut(field))
    .flatMap(([field, shape]) => maker.of(shape, `d.${field}`, field));
  return {
    conditions,
    functions: maker.functions,
    parameters: ['d', ...Object.keys(choices.looked ?? {}).map((field) => `${field}Before`)],
  };
}

const print = (functions: readonly RuleFunction[], indent: string): string =>
  functions.map((one) => printed(one, indent)).join('\n\n');

export function sharedText(shared: SharedFields, indent: string): string {
  const { conditions, functions, parameters } = fieldConditions(shared, () => false);
  const size = shared.isWhole ? [`d.size() == ${String(Object.keys(shared.schema.shape).length)}`] : [];
  const own = ruleFunction({
    comment: [`From ${shared.source}`],
    name: shared.name,
    parameters,
    conditions: [...size, ...conditions],
  });
  return print([own, ...functions], indent);
}

export function collectionText(collection: RulesCollection, indent: string): string {
  const { name, schema, source, ofServer = [], draft, byHand = {} } = collection;
  const fields = Object.keys(schema.shape);
  const { conditions, functions, parameters } = fieldConditions(
    collection,
    (field) => ofServer.includes(field) && byHand[field] === undefined,
  );
  const keys = `d.keys().hasOnly(${nameList([...fields, ...AUDIT_FIELDS])})`;
  const own = ruleFunction({
    comment: [`From ${source}`],
    name,
    parameters,
    conditions: draft ? conditions : [keys, ...conditions],
  });
  if (!draft) return print([own, ...functions], indent);
  const untouched = ruleFunction({
    comment: [`The rest of ${schemaName(source)}: what functions alone write has its default`],
    name: draft.untouched,
    parameters: ['d'],
    conditions: [
      keys,
      ...ofServer
        .filter((field) => byHand[field] === undefined)
        .map((field) => `d.${field} == ${literal(defaultOf(schema, field))}`),
    ],
  });
  if (draft.keeps === undefined) return print([own, ...functions, untouched], indent);
  const own_ = fields.filter((field) => !ofServer.includes(field));
  const keeps = ruleFunction({
    comment: ['... and stays as it is'],
    name: draft.keeps,
    parameters: [],
    conditions: [`changed().hasOnly(${nameList([...own_, ...UPDATE_FIELDS])})`],
  });
  return print([own, ...functions, untouched, keeps], indent);
}
