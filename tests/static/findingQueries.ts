import {
  declinedBefore,
  findingCount,
  findingList,
  findingLookups,
  findingsOf,
  signedFor,
} from '@/domain/finding/queries';
import { photosOfSubject } from '@/domain/photo/queries';
import { cylinderList, moveList, moveLookups, movesOfCylinder, movesOfUnit } from '@/domain/refrigerant-log/queries';
import type { ListQuery } from '@/domain/record/listQuery';

const of = (...queries: readonly ListQuery[]) => [{ collection: 'findings' as const, queries }];
const FILTERS = (['', 'open'] as const).flatMap((state) =>
  (['', 'inoperable'] as const).flatMap((severity) => ['', 'x'].map((customerId) => ({ state, severity, customerId }))),
);
const SUBJECTS = ['customerId', 'jobId', 'equipmentId', 'source.id', 'repairJobId', 'estimateId'] as const;

/** The part of `QUERY_FUNCTIONS` that reads findings, their signatures, and pictures not belonging to jobs. */
export const FINDING_QUERIES = {
  findingList: of(...FILTERS.flatMap((filter) => [findingList(filter, 'asc'), findingList(filter, 'desc')])),
  declinedBefore: of(declinedBefore('2026-01-12T15:00:00.000Z')),
  findingCount: of(findingCount('open')),
  findingsOf: of(...SUBJECTS.map((subject) => findingsOf(subject, 'x'))),
  findingLookups: of(...findingLookups('elm').map(({ query }) => query)),
  signedFor: (['findingDeclines', 'findingApprovals'] as const).map((collection) => ({
    collection,
    queries: [signedFor('x')],
  })),
  photosOfSubject: [
    {
      collection: 'photos' as const,
      queries: ['', 'item'].map((itemId) => photosOfSubject({ subjectId: 'x', itemId })),
    },
  ],
};

const moves = (...queries: readonly ListQuery[]) => [{ collection: 'refrigerantMoves' as const, queries }];
const MOVE_FILTERS = (['', 'added'] as const).flatMap((kind) => ['', 'x'].map((customerId) => ({ kind, customerId })));

/** ... and the refrigerant log. */
export const REFRIGERANT_QUERIES = {
  cylinderList: [{ collection: 'refrigerantCylinders' as const, queries: [cylinderList()] }],
  moveList: moves(...MOVE_FILTERS.flatMap((filter) => [moveList(filter, 'asc'), moveList(filter, 'desc')])),
  movesOfUnit: moves(movesOfUnit('x')),
  movesOfCylinder: moves(...movesOfCylinder('x')),
  moveLookups: moves(...moveLookups('elm').map(({ query }) => query)),
};
