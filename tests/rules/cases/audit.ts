import { CHANGEABLE, changeOf, WRITABLE, type RecordCollection } from '../support/records';
import { asksForStamps } from '../support/allowLines';
import { chars } from '../support/samples';
import { SEED_REVISION } from '../support/stamps';
import { DELETED, inMinutes, type Fields, type RulesCase } from '../support/types';
import { change, creation, isTurnOf, makeCase, thoroughly } from './make';

const MALFORMED = [
  '',
  '2024',
  '2024-05-01',
  '2024-05-01T08:00:00Z',
  '2024-05-01T08:00:00.000+02:00',
  '2024-05-01 08:00:00.000Z',
  '2024-13-01T08:00:00.000Z',
  '2024-02-30T08:00:00.000Z',
  '2024-05-01T24:00:00.000Z',
  '2024-05-01T08:60:00.000Z',
];

const UNKNOWN = 'an unknown field';

const badOnCreation: [string, Fields][] = [
  ['createdBy someone else', { createdBy: 'manager' }],
  ['createdBy missing', { createdBy: DELETED }],
  ['updatedBy someone else', { updatedBy: 'manager' }],
  ['updatedBy missing', { updatedBy: DELETED }],
  ['createdAt in the future', { createdAt: inMinutes(60) }],
  ['createdAt and updatedAt in the future', { createdAt: inMinutes(60), updatedAt: inMinutes(60) }],
  ['createdAt missing', { createdAt: DELETED }],
  ['createdAt as a number', { createdAt: 1_700_000_000 }],
  ['updatedAt in the future', { updatedAt: inMinutes(6) }],
  ['updatedAt missing', { updatedAt: DELETED }],
  ['createdAt before computers existed', { createdAt: '0001-01-01T00:00:00.000Z' }],
  ['revision missing', { revision: DELETED }],
  ['revision of a merge', { revision: 'merge-0123456789abcdef' }],
  ['revision of a follow-up job', { revision: 'visits-0123456789abcdef' }],
  ['revision of a follow-up visit', { revision: 'job-0123456789abcdef' }],
  ['short revision', { revision: 'short' }],
  ['long revision', { revision: chars(41) }],
  ['revision that is not a string', { revision: 123_456_789 }],
  ['baseRevision given', { baseRevision: SEED_REVISION }],
  ['baseRevision missing', { baseRevision: DELETED }],
  [UNKNOWN, { ownBalanceCents: -500 }],
];

const badOnUpdate: [string, Fields][] = [
  ['createdBy changed', { createdBy: 'ownerA' }],
  ['createdBy deleted', { createdBy: DELETED }],
  ['createdAt changed', { createdAt: '2024-05-01T08:00:00.001Z' }],
  ['createdAt deleted', { createdAt: DELETED }],
  ['updatedBy someone else', { updatedBy: 'manager' }],
  ['updatedAt in the future', { updatedAt: inMinutes(6) }],
  ['updatedAt malformed', { updatedAt: 'yesterday' }],
  ['updatedAt in 1970', { updatedAt: '1970-01-01T00:00:00.000Z' }],
  ['revision of a merge', { revision: 'merge-0123456789abcdef' }],
  ['revision of a follow-up job', { revision: 'visits-0123456789abcdef' }],
  ['revision of a follow-up visit', { revision: 'job-0123456789abcdef' }],
  ['revision unchanged', { revision: SEED_REVISION }],
  ['short revision', { revision: 'short' }],
  ['revision deleted', { revision: DELETED }],
  ['baseRevision stale', { baseRevision: 'some-older-one' }],
  ['baseRevision empty', { baseRevision: '' }],
  ['baseRevision deleted', { baseRevision: DELETED }],
  [UNKNOWN, { ownBalanceCents: -500 }],
];

/** Every collection uses the same functions for its stamps; each checks unknown fields on its own. */
const isOthersTurn = (
  label: string,
  index: number,
  place: number,
  { each, all }: { each: number; all: number },
): boolean => label !== UNKNOWN && !isTurnOf(index, place, { each, all });

/** Two if a line uses the shared function, half of them if it has its own check. */
const eachOf = (collection: RecordCollection, operation: 'create' | 'update'): number =>
  asksForStamps(collection, operation) ? 2 : 7;

const creations = WRITABLE.flatMap((collection, place) =>
  badOnCreation.map(([label, data], index) =>
    thoroughly(
      isOthersTurn(label, index, place, { each: eachOf(collection, 'create'), all: badOnCreation.length }),
      makeCase(`audit ${collection} create: ${label}`, 'ownerA', 'deny', creation(collection, 'ownerA', data)),
    ),
  ),
);

/** `change` stamps last, so bad values go on top of a finished update. */
function badChange(collection: RecordCollection, data: Fields): RulesCase['request'] {
  const request = change(collection, 'ownerA', changeOf(collection));
  if (request.kind !== 'commit') return request;
  return {
    kind: 'commit',
    writes: request.writes.map((write) =>
      write.kind === 'update' ? { ...write, data: { ...write.data, ...data } } : write,
    ),
  };
}

const changes = CHANGEABLE.flatMap((collection, place) =>
  badOnUpdate.map(([label, data], index) =>
    thoroughly(
      isOthersTurn(label, index, place, { each: eachOf(collection, 'update'), all: badOnUpdate.length }),
      makeCase(`audit ${collection} update: ${label}`, 'ownerA', 'deny', badChange(collection, data)),
    ),
  ),
);

const clocks: RulesCase[] = [
  ...MALFORMED.map((at) =>
    makeCase(
      `audit createdAt '${at}'`,
      'ownerA',
      'deny',
      creation('notes', 'ownerA', { createdAt: at, updatedAt: at }),
    ),
  ),
  makeCase(
    'audit clock four minutes fast',
    'ownerA',
    'allow',
    creation('notes', 'ownerA', { createdAt: inMinutes(4), updatedAt: inMinutes(4) }),
  ),
  makeCase(
    'audit clock six minutes fast',
    'ownerA',
    'deny',
    creation('notes', 'ownerA', { createdAt: inMinutes(6), updatedAt: inMinutes(6) }),
  ),
  makeCase(
    'audit of changes made offline for days',
    'ownerA',
    'allow',
    creation('notes', 'ownerA', { createdAt: inMinutes(-14_400), updatedAt: inMinutes(-14_400) }),
  ),
  makeCase(
    'audit updatedAt after createdAt',
    'ownerA',
    'allow',
    creation('notes', 'ownerA', { updatedAt: '2024-05-01T08:00:00.001Z' }),
  ),
];

export const auditCases: RulesCase[] = [...creations, ...changes, ...clocks];
