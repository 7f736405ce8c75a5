import type { WhereOperator } from '@/data/records/store';

export type Direction = 'asc' | 'desc';
export type QueryShape = {
  /** Who asks and what for. */
  use: string;
  /** The collection's name, without the path above it. */
  collection: string;
  /** Over the collections of this name below all documents. */
  isGroup?: boolean;
  where?: readonly (readonly [field: string, operator: WhereOperator])[];
  /** Without the document id, which every list has as its last order in the direction of the one before. */
  orderBy?: readonly (readonly [field: string, direction: Direction])[];
};

const lists = (
  collection: string,
  fields: readonly string[],
  orders: readonly (readonly [string, Direction])[],
): QueryShape[] =>
  fields.flatMap((field) =>
    orders.map((order) => ({
      use: `${collection} by ${field}, ${order.join(' ')}`,
      collection,
      where: [[field, '==']],
      orderBy: [order],
    })),
  );

const beginnings = (collection: string, fields: readonly string[]): QueryShape[] =>
  fields.map((field) => ({
    use: `${collection} by the beginning of their ${field}`,
    collection,
    where: [
      [field, '>='],
      [field, '<'],
    ],
    orderBy: [[field, 'asc']],
  }));

/** Lists of quote to cash: each filter with each order; filters together are answered by the same indexes merged. */
export const BILLING_LISTS: readonly QueryShape[] = [
  ...lists(
    'invoices',
    ['state', 'status', 'isOpen', 'customerId'],
    [
      ['issuedAt', 'desc'],
      ['issuedAt', 'asc'],
      ['dueOn', 'asc'],
      ['dueOn', 'desc'],
      ['updatedAt', 'desc'],
      ['number', 'desc'],
      ['number', 'asc'],
    ],
  ),
  ...lists('invoices', ['jobId', 'estimateId'], [['updatedAt', 'desc']]),
  ...lists(
    'estimates',
    ['state', 'customerId'],
    [
      ['updatedAt', 'desc'],
      ['updatedAt', 'asc'],
      ['number', 'desc'],
      ['number', 'asc'],
      ['customerSortName', 'asc'],
      ['customerSortName', 'desc'],
    ],
  ),
  ...lists('estimates', ['jobId'], [['updatedAt', 'desc']]),
  ...lists(
    'payments',
    ['customerId', 'method', 'state'],
    [
      ['receivedOn', 'desc'],
      ['receivedOn', 'asc'],
    ],
  ),
  ...lists('payments', ['invoiceId', 'estimateId'], [['receivedOn', 'desc']]),
  ...lists(
    'ledger',
    ['month', 'kind', 'customerId'],
    [
      ['on', 'desc'],
      ['on', 'asc'],
    ],
  ),
  ...lists('mail', ['subjectId'], [['requestedAt', 'desc']]),
  ...lists('creditNotes', ['customerId'], [['issuedAt', 'desc']]),
];

const PRICEBOOK_ORDERS = ['sortName', 'code', 'priceCents', 'updatedAt'].flatMap(
  (field) =>
    [
      [field, 'asc'],
      [field, 'desc'],
    ] as const,
);

/** The pricebook's table: active items, of all categories or of one, in each order. */
export const PRICEBOOK_LISTS: readonly QueryShape[] = PRICEBOOK_ORDERS.flatMap((order) => [
  { use: `items, ${order.join(' ')}`, collection: 'pricebook', where: [['isActive', '==']], orderBy: [order] },
  {
    use: `items of a category, ${order.join(' ')}`,
    collection: 'pricebook',
    where: [
      ['isActive', '=='],
      ['categoryId', '=='],
    ],
    orderBy: [order],
  },
]);

const LOAD_CALCULATION_ORDERS = ['updatedAt', 'title', 'totals.heatingBtuh'].flatMap(
  (field) =>
    [
      [field, 'asc'],
      [field, 'desc'],
    ] as const,
);

/** Load calculations: each filter with each order, and those of a customer, property or job. */
export const LOAD_CALCULATION_LISTS: readonly QueryShape[] = [
  ...lists('manualJ', ['mode', 'customerId'], LOAD_CALCULATION_ORDERS),
  ...lists('manualJ', ['propertyId', 'jobId'], [['updatedAt', 'desc']]),
  ...['number', 'title', 'customerName', 'address'].map((field): QueryShape => ({
    use: `load calculations by the beginning of their ${field}`,
    collection: 'manualJ',
    where: [
      [field, '>='],
      [field, '<'],
    ],
    orderBy: [[field, 'asc']],
  })),
  {
    use: 'load calculations under both filters',
    collection: 'manualJ',
    where: [
      ['mode', '=='],
      ['customerId', '=='],
    ],
    orderBy: [['updatedAt', 'desc']],
  },
  { use: 'load calculations with copies of a customer', collection: 'manualJ', where: [['customerId', '==']] },
  {
    use: 'revisions of a load calculation',
    collection: 'manualJRevisions',
    where: [['projectId', '==']],
    orderBy: [['revisionNumber', 'desc']],
  },
];

/** Plumbing calculations: each filter with each order, and those of a customer, property or job. */
export const PLUMBING_LISTS: readonly QueryShape[] = [
  ...lists(
    'plumbingCalc',
    ['codeName', 'customerId'],
    ['updatedAt', 'title', 'totals.problems'].flatMap(
      (field) =>
        [
          [field, 'asc'],
          [field, 'desc'],
        ] as const,
    ),
  ),
  ...lists('plumbingCalc', ['propertyId', 'jobId'], [['updatedAt', 'desc']]),
  ...['number', 'title', 'customerName', 'address'].map((field): QueryShape => ({
    use: `plumbing calculations by the beginning of their ${field}`,
    collection: 'plumbingCalc',
    where: [
      [field, '>='],
      [field, '<'],
    ],
    orderBy: [[field, 'asc']],
  })),
  {
    use: 'plumbing calculations under both filters',
    collection: 'plumbingCalc',
    where: [
      ['codeName', '=='],
      ['customerId', '=='],
    ],
    orderBy: [['updatedAt', 'desc']],
  },
  { use: 'plumbing calculations with copies of a customer', collection: 'plumbingCalc', where: [['customerId', '==']] },
  {
    use: 'revisions of a plumbing calculation',
    collection: 'plumbingCalcRevisions',
    where: [['projectId', '==']],
    orderBy: [['revisionNumber', 'desc']],
  },
];

/** Sets of readings: each filter with both orders, and those of a unit or job. */
export const DIAGNOSTIC_LISTS: readonly QueryShape[] = [
  ...lists(
    'diagnostics',
    ['verdict', 'customerId'],
    [
      ['measuredAt', 'desc'],
      ['measuredAt', 'asc'],
    ],
  ),
  ...lists('diagnostics', ['equipmentId', 'jobId'], [['measuredAt', 'desc']]),
  ...beginnings('diagnostics', ['number', 'unitName', 'customerName']),
  {
    use: 'sets of readings under both filters',
    collection: 'diagnostics',
    where: [
      ['verdict', '=='],
      ['customerId', '=='],
    ],
    orderBy: [['measuredAt', 'desc']],
  },
  { use: 'sets of readings with copies of a customer', collection: 'diagnostics', where: [['customerId', '==']] },
];

/** Inspections: each filter with both orders, and those of a unit or job. */
export const INSPECTION_LISTS: readonly QueryShape[] = [
  ...lists(
    'inspections',
    ['state', 'customerId'],
    [
      ['startedAt', 'desc'],
      ['startedAt', 'asc'],
    ],
  ),
  ...lists('inspections', ['jobId'], [['startedAt', 'desc']]),
  {
    use: 'inspections of a unit',
    collection: 'inspections',
    where: [['equipmentIds', 'array-contains']],
    orderBy: [['startedAt', 'desc']],
  },
  ...beginnings('inspections', ['number', 'title', 'customerName']),
  {
    use: 'inspections under both filters',
    collection: 'inspections',
    where: [
      ['state', '=='],
      ['customerId', '=='],
    ],
    orderBy: [['startedAt', 'desc']],
  },
  { use: 'inspections with copies of a customer', collection: 'inspections', where: [['customerId', '==']] },
  { use: 'inspection templates', collection: 'inspectionTemplates', orderBy: [['name', 'asc']] },
];
