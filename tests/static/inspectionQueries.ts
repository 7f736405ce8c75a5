import {
  inspectionList,
  inspectionLookups,
  inspectionsOf,
  inspectionsOfUnit,
  inspectionTemplateList,
  inspectionTemplateLookups,
  inspectionTemplatesAtHand,
} from '@/domain/inspection/queries';
import type { ListQuery } from '@/domain/record/listQuery';

const of = (...queries: readonly ListQuery[]) => [{ collection: 'inspections' as const, queries }];
const ofTemplates = (...queries: readonly ListQuery[]) => [{ collection: 'inspectionTemplates' as const, queries }];
const FILTERS = [
  { state: '', customerId: '' },
  { state: 'failed', customerId: '' },
  { state: '', customerId: 'x' },
  { state: 'failed', customerId: 'x' },
] as const;

/** The part of `QUERY_FUNCTIONS` that reads inspections and their templates. */
export const INSPECTION_QUERIES = {
  inspectionList: of(...FILTERS.flatMap((filter) => [inspectionList(filter, 'asc'), inspectionList(filter, 'desc')])),
  inspectionsOf: of(...(['customerId', 'jobId'] as const).map((subject) => inspectionsOf(subject, 'x'))),
  inspectionsOfUnit: of(inspectionsOfUnit('x')),
  inspectionLookups: of(...inspectionLookups('elm').map(({ query }) => query)),
  inspectionTemplateList: ofTemplates(inspectionTemplateList()),
  inspectionTemplatesAtHand: ofTemplates(inspectionTemplatesAtHand()),
  inspectionTemplateLookups: ofTemplates(...inspectionTemplateLookups('elm').map(({ query }) => query)),
};
