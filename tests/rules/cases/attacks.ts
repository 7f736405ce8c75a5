import attacks from '../attacks.json' with { type: 'json' };
import { uidOf } from '../support/actors';
import { newRecord, type RecordCollection } from '../support/records';
import { chars } from '../support/samples';
import { STEP } from '../support/special';
import { CREATED_AT, createdStamp, SEED_REVISION, updatedStamp, UPDATED_AT } from '../support/stamps';
import { SEED } from '../support/seed';
import type { StorageCase } from '../support/storageRunner';
import type { Fields, Outcome, Query, Request, RulesCase, Value } from '../support/types';

/** A case in attacks.json, which keeps the ids of the collection it was taken from. */
type Attack = {
  id: string;
  layer: 'firestore' | 'storage';
  actor: string;
  operation: string;
  path: string;
  data?: Fields;
  query?: Query;
  /** The collection to create a record in, with `data` on top. */
  record?: RecordCollection;
  /** For a batch: the records' paths. */
  paths?: string[];
  /** The state a job moves to, with its log entry, and the previous one. */
  step?: string;
  from?: string;
  expected: Outcome;
};

const ALL = attacks.cases as unknown as Attack[];

/** Expands `$big:N` to N characters and `$array:N` to N elements. */
function expanded(value: Value): Value {
  if (typeof value === 'string' && value.startsWith('$big:')) return chars(Number(value.slice(5)));
  if (typeof value === 'string' && value.startsWith('$array:'))
    return Array.from({ length: Number(value.slice(7)) }, (_, index) => `i${index}`);
  return value;
}

const JOB = 'companies/A/jobs/r1';

function logOf({ from = 'scheduled' }: Attack): Value[] {
  return [{ ...STEP, state: from }];
}

function fieldsOf(attack: Attack): Fields {
  const given = Object.fromEntries(Object.entries(attack.data ?? {}).map(([field, value]) => [field, expanded(value)]));
  const uid = uidOf(attack.actor);
  const isCreation = attack.operation === 'create' || attack.operation === 'batch';
  const isUser = /^users\/[^/]+$/.test(attack.path);
  if (isUser) {
    const made: Fields = isCreation ? { createdBy: uid, createdAt: CREATED_AT } : {};
    return { ...made, updatedBy: uid, updatedAt: UPDATED_AT, ...given };
  }
  if (isCreation) return attack.record ? { ...newRecord(attack.record, uid), ...given } : given;
  const isStamped =
    attack.operation === 'update' &&
    !attack.path.startsWith('stripe') &&
    (attack.path.split('/').length > 2 || attack.path.startsWith('companies/'));
  const entry: Fields = { state: attack.step ?? '', at: UPDATED_AT, by: uid, reason: 'because' };
  return {
    ...(isStamped ? updatedStamp(uid) : {}),
    ...(attack.step ? { progressLog: [...logOf(attack), entry] } : {}),
    ...given,
  };
}

function requestOf(attack: Attack): Request {
  const { operation, path, query = {}, paths = [] } = attack;
  switch (operation) {
    case 'get':
      return { kind: 'get', path };
    case 'list':
    case 'count':
    case 'group':
      return { kind: operation, path, query };
    case 'delete':
      return { kind: 'commit', writes: [{ kind: 'delete', path }] };
    case 'create':
    case 'set':
    case 'update':
      return { kind: 'commit', writes: [{ kind: operation, path, data: fieldsOf(attack) }] };
    case 'batch':
      return { kind: 'commit', writes: paths.map((each) => ({ kind: 'create', path: each, data: fieldsOf(attack) })) };
    default:
      throw new Error(`${attack.id} does ${operation}`);
  }
}

/**
 * Data that the rules accept and readers don't: a text or list that is too long, or a text instead of a list. It hurts only the writer's
 * own company, shows as damaged, and is reverted (docs/security.md).
 */
const LEFT_TO_READERS = ['TEC-21', 'REC-20', 'REC-40', 'REC-42', 'JOB-23'];

export const attackCases: RulesCase[] = ALL.filter(({ layer }) => layer === 'firestore').map((attack) => ({
  id: `attack ${attack.id}`,
  actor: attack.actor,
  expected: LEFT_TO_READERS.includes(attack.id) ? 'allow' : attack.expected,
  request: requestOf(attack),
  ...(attack.from
    ? {
        before: {
          [JOB]: {
            ...SEED[JOB],
            ...createdStamp('seed', SEED_REVISION),
            progress: attack.from,
            progressLog: logOf(attack),
          },
        },
      }
    : {}),
}));

export const storageAttackCases: StorageCase[] = ALL.filter(({ layer }) => layer === 'storage').map(
  ({ id, actor, operation, path, data, expected }) => ({
    id: `attack ${id}`,
    actor,
    operation: operation as StorageCase['operation'],
    path,
    ...(data ? { file: data as StorageCase['file'] & object } : {}),
    expected,
  }),
);

/** Every case of the collection is either translated or omitted for a stated reason, and none twice. */
export const attackIds: string[] = [...ALL.map(({ id }) => id), ...attacks.omitted.flatMap(({ ids }) => ids)];
