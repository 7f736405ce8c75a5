import { describe, expect, it } from 'vitest';
import { isClientWritten, isWrittenOnce, type Manifest, type None } from '@/domain/record/manifest';
import { EXPORT_HEADINGS } from '@/domain/record/exportColumns';
import { COLLECTION_NAMES, isOfCompany, manifestOf } from '@/domain/record/manifests';
import { FACES } from '@/domain/public-document/faces';
import { PUBLIC_KINDS } from '@/domain/public-document/schema';
import { COPYING, MERGE_SOURCES } from '@/domain/record/relations';
import { copiesIn, FIELDS_OF_COPIES } from '../../functions/src/customers/copiesIn';
import { ALL_SCHEMAS } from '../../scripts/rules/allSchemas';
import { RULES_COLLECTIONS } from '../../scripts/rules/collections';
import { CHANGEABLE } from '../rules/support/records';
import { fieldPaths, namingFields } from './idFields';
import { QUERY_FUNCTIONS } from './queryFunctions';
import { readSource, sourcesIn } from './sources';

const MANIFESTS: readonly Manifest[] = COLLECTION_NAMES.map(manifestOf);
const isNone = (stated: object | true): stated is None => stated !== true && 'none' in stated;
const clientWritten = MANIFESTS.filter(isClientWritten);
/** The function of each watched collection, from the file that lists its reactions. */
const REACTIONS = sourcesIn('functions/src/reactions').map(({ path, text }) => {
  const [, name = '', watched = ''] = /export const (\w+) = defineReactions\(\s*'\1',\s*'(\w+)'/.exec(text) ?? [];
  return { path, name, watched, text };
});
const has = (list: readonly string[], name: string): boolean => list.includes(name);

/** Fails with a sentence for each manifest that `lacks` something. */
function expectNone(of: readonly Manifest[], lacks: (manifest: Manifest) => boolean, say: (name: string) => string) {
  expect(of.filter(lacks).map(({ name }) => say(name))).toEqual([]);
}

/** Those with a schema: the rest has its own sentence. */
const WITH_SCHEMA = COLLECTION_NAMES.filter((name) => name in ALL_SCHEMAS);

it('each collection has a schema', () => {
  expectNone(
    MANIFESTS,
    ({ name }) => !(name in ALL_SCHEMAS),
    (name) => `${name} has a manifest, but no fields. Add its schema to src/domain/record/schemas.ts.`,
  );
});

it('each collection is listed under its own name', () => {
  for (const name of COLLECTION_NAMES) expect(manifestOf(name).name).toBe(name);
});

describe('rules', () => {
  const rules = readSource('firestore.rules');

  it('each collection that devices write is in the field table, and collections outside a company have a block', () => {
    // Readers of collections that only functions write are in the table the rules get from the manifests.
    expectNone(
      clientWritten,
      ({ name }) => !rules.includes(` !${name}~`),
      (name) => `${name} is not in the table of fields: nobody can write it. Run npm run rules:generate.`,
    );
    expectNone(
      MANIFESTS.filter(({ place }) => place !== 'company'),
      ({ name }) => !rules.includes(`match /${name}/{`),
      (name) =>
        `${name} has no block: nobody can write it. Add "match /${name}/{id}" to firestore.rules (docs/architecture.md, "Adding a collection to the rules").`,
    );
  });

  it('the fields devices write are checked and attacked, up to the largest record', () => {
    expectNone(
      clientWritten,
      ({ name }) => !(name in RULES_COLLECTIONS),
      (name) =>
        `${name} is written by devices, but the rules do not know its fields. Make its schema an object, or add it to scripts/rules/collections.`,
    );
    const written = clientWritten.map(({ name }) => name);
    expect(Object.keys(RULES_COLLECTIONS).filter((name) => !written.includes(name))).toEqual([]);
  });

  it('write-once records have no changeable fields', () => {
    expectNone(
      clientWritten.filter(isWrittenOnce),
      ({ name }) => has(CHANGEABLE, name),
      (name) => `${name} is written once. Say so with "changeable: []" in scripts/rules/collections.`,
    );
  });
});

describe('relations', () => {
  it('each field that references a customer, a property or a job is one', () => {
    const forgotten = WITH_SCHEMA.flatMap((name) =>
      namingFields(ALL_SCHEMAS[name])
        .filter(({ to, field }) => !manifestOf(name).relations.some((one) => one.to === to && one.field === field))
        .map(({ to, field }) => `${name}.${field} names one of ${to}. Say in its manifest what becomes of it then.`),
    );
    expect(forgotten).toEqual([]);
  });

  it('each is a field of the schema, and so is each that says what a record was created from', () => {
    const unknown = WITH_SCHEMA.flatMap((name) => {
      const own = manifestOf(name);
      const known = fieldPaths(ALL_SCHEMAS[name]);
      const origins = (own.madeFrom ?? []).map((origin) =>
        'field' in origin
          ? { field: origin.field, isThere: known.includes(origin.field) }
          : { field: origin.namedBy, isThere: fieldPaths(ALL_SCHEMAS[origin.from]).includes(origin.namedBy) },
      );
      return [...own.relations.map(({ field }) => ({ field, isThere: known.includes(field) })), ...origins]
        .filter(({ isThere }) => !isThere)
        .map(({ field }) => `${name}: there is no field ${field}. Correct its manifest.`);
    });
    expect(unknown).toEqual([]);
  });

  it('each record that references a customer below a company is covered by merges', () => {
    const sources = MERGE_SOURCES.map(({ collection, field }) => `${collection}.${field}`);
    const forgotten = WITH_SCHEMA.flatMap((name) =>
      namingFields(ALL_SCHEMAS[name])
        .filter(({ to, field }) => to === 'customers' && !sources.includes(`${name}.${field}`))
        .map(({ field }) => `${name}.${field} is left behind by a merge: ${name} is not below a company.`),
    );
    expect(forgotten).toEqual([]);
    expect(COLLECTION_NAMES.filter((name) => manifestOf(name).relations.length > 0 && !isOfCompany(name))).toEqual([]);
  });

  // Money fields show the printed amounts.
  const KEEPS_NAME = ['payments', 'creditNotes', 'ledger', 'financing'];

  it('each copy of a customer’s name follows the customer', () => {
    expectNone(
      WITH_SCHEMA.filter((name) => !KEEPS_NAME.includes(name)).map(manifestOf),
      ({ name, copiesCustomer }) =>
        fieldPaths(ALL_SCHEMAS[name as keyof typeof ALL_SCHEMAS]).includes('customerName') !==
        (copiesCustomer ?? false),
      (name) => `${name} repeats its customer. Say copiesCustomer in its manifest, and the fields in copiesIn.ts.`,
    );
    const named = { name: 'Ada', sortName: 'ada', phone: '1' };
    const stored = (collection: string) => ({ ref: { parent: { id: collection } }, get: () => '' });
    const isCopied = (name: string): boolean =>
      // Only a document's fields and its collection are read.
      Object.keys(copiesIn(stored(name), named)).length > 0;
    expectNone(
      COPYING.map(manifestOf),
      ({ name }) => !isCopied(name),
      (name) => `${name} repeats its customer, but functions/src/customers/copiesIn.ts does not say which fields.`,
    );
    expect(FIELDS_OF_COPIES).toContain('customerName');
  });
});

describe('screens', () => {
  it('each feature’s routes are registered', () => {
    const registry = readSource('src/app/publicRoutes.ts') + readSource('src/app/featureRoutes.ts');
    const forgotten = sourcesIn('src/features', /^src\/features\/[^/]+\/routes\.tsx$/).flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+Routes)\b/g)]
        .map(([, name = '']) => name)
        .filter((name) => (registry.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2)
        .map(
          (name) =>
            `${name} of ${path} lead nowhere. Add them to src/app/featureRoutes.ts, or publicRoutes.ts beside it.`,
        ),
    );
    expect(forgotten).toEqual([]);
  });

  it('no two places in the navigation are the same', () => {
    const places = sourcesIn('src/features', /routes\.tsx$/).flatMap(({ path, text }) =>
      [...text.matchAll(/nav: \{\s*label: '([^']+)'.*?group: '(\w+)',\s*order: (\d+)/gs)].map(
        ([, label = '', group = '', order = '']) => ({ path, label, place: `${group} ${order}` }),
      ),
    );
    const twice = places
      .filter(({ place }, index) => places.findIndex((other) => other.place === place) !== index)
      .map(({ path, label, place }) => `${label} has the place ${place} of another. Choose a free one in ${path}.`);
    expect(places.length).toBeGreaterThan(0);
    expect(twice).toEqual([]);
  });

  it('records created on a separate page are offered by the command palette', () => {
    const offered = sourcesIn('src/features', /routes\.tsx$/)
      .map(({ text }) => text)
      .join('\n');
    expectNone(
      MANIFESTS,
      ({ name, newPage }) => (newPage === true) !== offered.includes(`creates: '${name}'`),
      (name) =>
        `The palette and the manifest of ${name} disagree. Say creates: '${name}' in the handle of its new page.`,
    );
  });

  /** Exports of what a page has in its hands already. */
  const EXPORTS: Record<string, string> = {
    technicians: 'src/features/technicians/components/ExportTechnicians.tsx',
    taxes: 'src/features/taxes/components/ZonesPanel.tsx',
    pricebook: 'src/features/pricebook/hooks/usePricebookExport.ts',
  };

  it('exportable collections have an export', () => {
    const sources = [...sourcesIn('src/features'), ...sourcesIn('src/entities')].filter(({ text }) =>
      /csv/i.test(text),
    );
    const isThere = (name: string): boolean =>
      sources.some(({ path, text }) => path === EXPORTS[name] || text.includes(`collections.${name}`));
    expectNone(
      MANIFESTS,
      ({ name, isExported }) => isExported === true && !isThere(name),
      (name) => `No export reads collections.${name}. Add a hook with useListExport to its feature, or say none(…).`,
    );
  });

  it('exportable collections have columns, and others don’t', () => {
    expectNone(
      MANIFESTS,
      ({ name, isExported }) => (isExported === true) !== name in EXPORT_HEADINGS,
      (name) =>
        `The manifest of ${name} and src/domain/record/exportColumns.ts disagree. Put its columns into domain/<area>/columns.ts and that list, or say none(…).`,
    );
  });
});

describe('record infrastructure', () => {
  it('changes are recorded in the activity log', () => {
    const triggers = readSource('functions/src/activity/triggers.ts');
    const isTriggered = ({ name }: Manifest): boolean => triggers.includes(`, '${name}', `);
    const isTold = ({ name, place, activity }: Manifest): boolean =>
      !isNone(activity) &&
      (place === 'company'
        ? new RegExp(`onCompanyRecord\\('\\w+', '${name}', '${activity.subject}'\\)`).test(triggers)
        : triggers.includes(`', '${name}', `) && triggers.includes(`'${activity.subject}'`));
    expectNone(
      MANIFESTS,
      (manifest) => (isNone(manifest.activity) ? isTriggered(manifest) : !isTold(manifest)),
      (name) => `functions/src/activity/triggers.ts and the manifest of ${name} disagree. Add or remove its trigger.`,
    );
  });

  it('a customer’s view under a link follows its record, and is deleted with it', () => {
    const triggers = readSource('functions/src/sharing/triggers.ts');
    const sentences = PUBLIC_KINDS.flatMap((kind) => {
      const [, name = '', collection = ''] =
        new RegExp(`export const (\\w+) = onRecord\\('\\1', '(\\w+)', '${kind}'\\)`).exec(triggers) ?? [];
      return collection === FACES[kind].collection
        ? REACTIONS.some(({ watched, text }) => watched === collection && new RegExp(`\\b${name}[,\\]]`).test(text))
          ? []
          : `List ${name} in functions/src/reactions, in the file of ${collection}.`
        : `Nothing follows the face "${kind}". Add an onRecord line to functions/src/sharing/triggers.ts.`;
    });
    expect(sentences).toEqual([]);
  });

  it('each collection has one function that reacts to it, exported and named after its file', () => {
    const exported = readSource('functions/src/index.ts');
    const sentences = REACTIONS.flatMap(({ path, name, watched }) => [
      ...(exported.includes(`export { ${name} } from './reactions/${name}';`)
        ? []
        : [`${path}: export ${name} from functions/src/index.ts.`]),
      ...(REACTIONS.filter((other) => other.watched === watched).length === 1
        ? []
        : [`${path}: another file reacts to ${watched} as well; each write would start two functions.`]),
    ]);
    expect(REACTIONS.length).toBeGreaterThan(20);
    expect(sentences).toEqual([]);
  });

  it('no reaction is declared twice or missing from its collection’s list', () => {
    const names = sourcesIn('functions/src', /\.ts$/).flatMap(({ text }) =>
      [...text.matchAll(/export const (\w+) = (?:defineReaction|onRecord|onCompanyRecord|countOn)\(\s*'(\w+)'/g)].map(
        ([, variable = '', name = '']) => (variable === name ? name : `${variable} is called ${name}`),
      ),
    );
    const listed = REACTIONS.flatMap(({ text }) =>
      (/\[([^\]]*)\]/.exec(text.slice(text.indexOf('defineReactions(')))?.[1] ?? '')
        .split(/,\s*/)
        .map((name) => name.trim()),
    )
      // Made for its collection where it is listed: restored.test.ts asks for it.
      .filter((name) => name !== '' && !name.startsWith('restoring('));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it('the demo companies have some of each kind of record', () => {
    const seed = sourcesIn('scripts/seed')
      .map(({ text }) => text)
      .join('\n');
    expectNone(
      MANIFESTS.filter(({ isSeeded }) => isSeeded === true),
      ({ name }) => !new RegExp(`['"\`/]${name}['"\`/]`).test(seed),
      (name) => `No demo company has ${name}. Write some in scripts/seed, or say none(…) in the manifest.`,
    );
  });

  it('each function that builds a query is looked up in the indexes', () => {
    const forgotten = sourcesIn('src/domain').flatMap(({ path, text }) =>
      text
        .split(/^export /m)
        .slice(1)
        .filter((block) => /^[^{]*(\{[^}]*\}[^{]*)*\)\s*:\s*(readonly \[)?ListQuery/.test(block.slice(0, 400)))
        .map((block) => /^(?:const|function) (\w+)/.exec(block)?.[1] ?? '')
        .filter((name) => name !== '' && !(name in QUERY_FUNCTIONS))
        .map((name) => `${name} of ${path} is not in QUERY_FUNCTIONS of tests/static/queryFunctions.ts.`),
    );
    expect(forgotten).toEqual([]);
  });
});
