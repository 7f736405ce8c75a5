import { can, PERMISSIONS, type PermissionCollection } from '@/domain/access/permissions';
import type { CollectionPermission } from '@/domain/record/manifest';
import { ON } from '../support/actors';
import { isAskedElsewhere, isPlainList } from '../support/allowLines';
import { COLLECTIONS } from '../support/records';
import { updatedStamp } from '../support/stamps';
import type { RulesCase } from '../support/types';
import {
  collectionPath,
  expectation,
  get,
  isSayingNothingNew,
  isTurnOf,
  list,
  makeCase,
  requests,
  tableOperation,
  thoroughly,
  update,
} from './make';

/** Anyone who isn't a member of company A, whatever the token or the document claims. */
const OUTSIDERS = [
  'ownerB',
  'signedOut',
  'anonymous',
  'disabled',
  'unverified',
  'removed',
  'removedToo',
  'forged',
  'newcomer',
  'anonymousOwner',
];

/** All of them fail in the same function: two show that a line calls it, one if another line has the identical check. */
const TURN = { each: 2, all: OUTSIDERS.length };
const TURN_OF_THE_SAME = { each: 1, all: OUTSIDERS.length };

const outsiders = OUTSIDERS.flatMap((actor, outsider) =>
  COLLECTIONS.flatMap((collection, place) =>
    Object.entries(requests(collection, actor)).map(([name, request], operation) =>
      thoroughly(
        isSayingNothingNew(name, collection) ||
          !isTurnOf(outsider, place + operation, isAskedElsewhere(collection, name) ? TURN_OF_THE_SAME : TURN),
        makeCase(`outsider ${collection} ${name} by ${actor}`, actor, 'deny', request),
      ),
    ),
  ),
);

const elsewhere = COLLECTIONS.flatMap((collection) =>
  Object.entries(requests(collection, 'ownerA', 'B')).map(([name, request]) =>
    thoroughly(
      isSayingNothingNew(name, collection),
      makeCase(`other company ${collection} ${name} by ownerA`, 'ownerA', 'deny', request),
    ),
  ),
);

/** The owner may start before the address is verified; a token may lack the verification claim entirely. */
const owners = ['unverifiedOwner', 'noVerification'].flatMap((actor, owner) =>
  COLLECTIONS.flatMap((collection, place) =>
    Object.entries(requests(collection, actor)).map(([name, request], operation) =>
      thoroughly(
        isSayingNothingNew(name, collection) ||
          isAskedElsewhere(collection, name) ||
          !isTurnOf(owner, place + operation, { each: 1, all: 2 }),
        makeCase(
          `owner ${collection} ${name} by ${actor}`,
          actor,
          expectation(can({ role: 'admin', features: ON }, tableOperation(name), collection)),
          request,
        ),
      ),
    ),
  ),
);

/** Returns whether it needs a role but no flag. */
const isSettings = (collection: PermissionCollection): boolean =>
  ['settings', 'messageSettings', 'workSettings', 'reviewSettings', 'reportSettings', 'ads'].includes(collection);

/** Only `true` is on; an unknown role may do nothing that requires a role. */
const oddDocuments = COLLECTIONS.flatMap((collection) => {
  const { list: listing, create, update: changing } = requests(collection, 'oddFlags');
  const { feature, isReadFree }: CollectionPermission = PERMISSIONS[collection];
  const isFree = feature === null || isReadFree === true;
  return [
    ...(listing ? [makeCase(`odd flags ${collection} list`, 'oddFlags', expectation(isFree), listing)] : []),
    ...(create
      ? [
          makeCase(
            `odd flags ${collection} create`,
            'oddFlags',
            expectation(collection === 'notes' || isSettings(collection)),
            create,
          ),
        ]
      : []),
    ...(changing
      ? [makeCase(`odd flags ${collection} update`, 'oddFlags', expectation(isSettings(collection)), changing)]
      : []),
    makeCase(`odd role ${collection} delete`, 'noRole', 'deny', requests(collection, 'noRole')['delete'] ?? get('x/y')),
    makeCase(
      `no flags ${collection} get`,
      'noFeatures',
      expectation(isFree),
      get(`${collectionPath(collection, 'A')}/r1`),
    ),
  ];
});

/** Each list is bounded; its other checks rotate among identically written lines. */
const bounds = COLLECTIONS.flatMap((collection, place) => {
  const path = collectionPath(collection, 'A');
  // Collections where users read only their own records have separate cases.
  const isReadByRole = PERMISSIONS[collection].read.length > 0;
  const others = [
    makeCase(`bound ${collection} 500`, 'ownerA', isReadByRole ? 'allow' : 'deny', list(path, 500)),
    makeCase(`bound ${collection} none`, 'ownerA', 'deny', list(path)),
    makeCase(`count ${collection} by another company`, 'ownerB', 'deny', { kind: 'count', path, query: {} }),
    makeCase(`group ${collection}`, 'ownerA', 'deny', { kind: 'group', path: collection, query: { limit: 10 } }),
  ];
  return [
    makeCase(`bound ${collection} 501`, 'ownerA', 'deny', list(path, 501)),
    ...others.map((one, index) =>
      thoroughly(isPlainList(collection) && !isTurnOf(index, place, { each: 1, all: others.length }), one),
    ),
  ];
});

/** Technicians belong to the company its owner currently works at, and never to another one. */
const crews = [
  makeCase(
    'technicians of an owner who moved to another company',
    'ownerA',
    'deny',
    get('users/ownerAway/technicians/r1'),
  ),
  makeCase(
    'technicians of an owner who moved to another company, read by the owner',
    'ownerAway',
    'deny',
    get('users/ownerAway/technicians/r1'),
  ),
  makeCase('technicians under someone who owns no company', 'manager', 'deny', get('users/admin/technicians/r1')),
  makeCase(
    'technicians listed under someone who owns no company',
    'manager',
    'deny',
    list('users/admin/technicians', 10),
  ),
  makeCase(
    'owner moved: the old company keeps its technicians',
    'office',
    'allow',
    get('users/ownerA/technicians/r1'),
    {
      'users/ownerA': { companyId: 'B', role: 'admin', features: { technicians: true } },
    },
  ),
  makeCase(
    'owner moved: the new company does not get the technicians',
    'ownerB',
    'deny',
    get('users/ownerA/technicians/r1'),
    {
      'users/ownerA': { companyId: 'B', role: 'admin', features: { technicians: true } },
    },
  ),
  makeCase(
    'owner moved: dispatch changes the technicians',
    'office',
    'allow',
    update('users/ownerA/technicians/r1', { firstName: 'X', ...updatedStamp('office') }),
    {
      'users/ownerA': { companyId: 'B', role: 'admin', features: { technicians: true } },
    },
  ),
];

export const membershipCases: RulesCase[] = [
  ...outsiders,
  ...elsewhere,
  ...owners,
  ...oddDocuments,
  ...bounds,
  ...crews,
];
