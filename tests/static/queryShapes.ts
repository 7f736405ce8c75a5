import type { QueryShape } from '../../scripts/indexes/queryShape';

const equal = (use: string, collection: string, ...fields: string[]): QueryShape => ({
  use,
  collection,
  where: fields.map((field) => [field, '==']),
});

/**
 * Queries that are built where they are used and that no functions test sends. The domain functions' queries are listed in
 * `queryFunctions.ts`, and tests' queries are recorded while they run (`scripts/indexes`): a new query rarely belongs here.
 */
export const QUERY_SHAPES: readonly QueryShape[] = [
  { use: 'imports', collection: 'imports', orderBy: [['createdAt', 'desc']] },
  ...['customers', 'properties', 'equipment'].map((collection) => equal('undo of an import', collection, 'importId')),
  equal('customer by the id it had elsewhere', 'customers', 'externalId'),
  {
    use: 'search rows that changed',
    collection: 'directory',
    where: [['updatedAt', '>']],
    orderBy: [['updatedAt', 'asc']],
  },
  { use: 'recurring invoices', collection: 'recurringInvoices', orderBy: [['nextOn', 'asc']] },
  equal('colleagues', 'users', 'companyId'),
  { use: 'invitations', collection: 'invites', orderBy: [['createdAt', 'desc']] },
  { use: 'whether the server answers', collection: 'schedule', where: [['placement.startsAt', '>=']] },
  equal('consent to offers of an address', 'consents', 'email'),
  equal('functions/src/website/shownRecords.ts', 'credentials', 'isOnWebsite'),
  equal('functions/src/google/posts.ts', 'googlePosts', 'state'),
  {
    use: 'functions/src/google/reviews.ts',
    collection: 'reviews',
    where: [
      ['externalId', '>='],
      ['externalId', '<'],
    ],
  },
  {
    use: 'functions/src/google/syncGoogle.ts',
    collection: 'googleLocations',
    isGroup: true,
    orderBy: [['__name__', 'asc']],
  },
  {
    use: 'functions/src/assistant/turns.ts',
    collection: 'conversationMessages',
    where: [
      ['ownerUid', '=='],
      ['conversationId', '=='],
    ],
    orderBy: [['index', 'desc']],
  },
];
