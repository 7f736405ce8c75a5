import { uidOf } from '../support/actors';
import { createdStamp, SEED_REVISION, updatedStamp } from '../support/stamps';
import type { Fields, Request, RulesCase } from '../support/types';
import { collectionPath, create, get, makeCase, remove, update } from './make';

const OWN = ['conversations', 'conversationMessages', 'aiProposals'] as const;
const OWNER = uidOf('technician');
const stamp = createdStamp('seed', SEED_REVISION);

/** A user's conversations with the assistant are private, and only functions write them. */
export const assistantCases: RulesCase[] = OWN.flatMap((collection) => {
  const path = `companies/A/${collection}/r1`;
  const of = (ownerUid: string): Record<string, Fields> => ({ [path]: { ownerUid, state: 'open', ...stamp } });
  const listOf = (ownerUid: string): Request => ({
    kind: 'list',
    path: collectionPath(collection, 'A'),
    query: { where: [['ownerUid', '==', ownerUid]], limit: 50 },
  });
  const one = (
    label: string,
    actor: string,
    expected: RulesCase['expected'],
    request: Request,
    before = of(OWNER),
  ): RulesCase => makeCase(`assistant: ${collection} ${label}`, actor, expected, request, before);
  return [
    one('read by its owner', 'technician', 'allow', get(path)),
    one(
      'read by its owner, feature withdrawn',
      'technician-withdrawn',
      'allow',
      get(path),
      of(uidOf('technician-withdrawn')),
    ),
    one('read by its owner, without the feature', 'technician-off', 'deny', get(path), of(uidOf('technician-off'))),
    one('read by an admin', 'admin', 'deny', get(path)),
    one('own records listed', 'technician', 'allow', listOf(OWNER)),
    one('someone else’s records listed by an admin', 'admin', 'deny', listOf(OWNER)),
    one(
      'created by its owner',
      'technician',
      'deny',
      create(`companies/A/${collection}/n1`, {
        ownerUid: OWNER,
        ...createdStamp(OWNER),
      }),
    ),
    one('changed by its owner', 'technician', 'deny', update(path, { state: 'accepted', ...updatedStamp(OWNER) })),
    one('deleted by its owner', 'technician', 'deny', remove(path)),
  ];
});
