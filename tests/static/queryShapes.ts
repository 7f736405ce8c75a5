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

/** Lists of quote to cash: each filter with each order; filters together are answered by the same indexes merged. */
const BILLING_LISTS: readonly QueryShape[] = [
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
const PRICEBOOK_LISTS: readonly QueryShape[] = PRICEBOOK_ORDERS.flatMap((order) => [
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
const LOAD_CALCULATION_LISTS: readonly QueryShape[] = [
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

/** Sets of readings: each filter with both orders, and those of a unit or job. */
const DIAGNOSTIC_LISTS: readonly QueryShape[] = [
  ...lists(
    'diagnostics',
    ['verdict', 'customerId'],
    [
      ['measuredAt', 'desc'],
      ['measuredAt', 'asc'],
    ],
  ),
  ...lists('diagnostics', ['equipmentId', 'jobId'], [['measuredAt', 'desc']]),
  ...['number', 'unitName', 'customerName'].map((field): QueryShape => ({
    use: `sets of readings by the beginning of their ${field}`,
    collection: 'diagnostics',
    where: [
      [field, '>='],
      [field, '<'],
    ],
    orderBy: [[field, 'asc']],
  })),
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

/**
 * Every query that the app and the functions send. The emulator runs any query, production only those that an index
 * covers: add a shape here with each new query, and what `indexes.test.ts` asks for to firestore.indexes.json.
 */
// prettier-ignore
export const QUERY_SHAPES: readonly QueryShape[] = [
  ...BILLING_LISTS,
  ...PRICEBOOK_LISTS,
  ...LOAD_CALCULATION_LISTS,
  ...DIAGNOSTIC_LISTS,
  { use: 'companies that remind by text', collection: 'messageSettings', isGroup: true, where: [['reminder.isBySms', '==']] },
  { use: 'companies that remind by e-mail', collection: 'messageSettings', isGroup: true, where: [['reminder.isByEmail', '==']] },
  { use: 'consent to texts of a number', collection: 'consents', where: [['phone', '==']] },
  { use: 'price changes that are due, of all companies', collection: 'pricebookChanges', isGroup: true, where: [['status', '=='], ['goLiveOn', '<=']], orderBy: [['goLiveOn', 'asc']] },
  { use: 'rows of a price change', collection: 'pricebookChangeRows', where: [['changeId', '==']], orderBy: [['index', 'asc']] },
  { use: 'results of a price change', collection: 'pricebookChangeResults', where: [['changeId', '==']], orderBy: [['index', 'asc']] },
  { use: 'open invoices of a customer that are due', collection: 'invoices', where: [['customerId', '=='], ['isOpen', '==']], orderBy: [['dueOn', 'asc']] },
  { use: 'open invoices that became due on certain days, to remind of', collection: 'invoices', where: [['isOpen', '=='], ['dueOn', '>='], ['dueOn', '<=']] },
  { use: 'estimates sent on certain days, to remind of', collection: 'estimates', where: [['state', '=='], ['sentAt', '>='], ['sentAt', '<=']] },
  { use: 'payments of an invoice', collection: 'payments', where: [['invoiceId', '==']] },
  { use: 'money received for an estimate', collection: 'payments', where: [['estimateId', '==']] },
  { use: 'open invoices of a customer, for the statement', collection: 'invoices', where: [['customerId', '=='], ['isOpen', '==']] },
  { use: 'movements of a customer, for the statement', collection: 'ledger', where: [['customerId', '=='], ['on', '>=']], orderBy: [['on', 'desc']] },
  { use: 'what a recurring invoice has made', collection: 'invoices', where: [['recurringInvoiceId', '==']], orderBy: [['updatedAt', 'desc']] },
  { use: 'credit notes of an invoice', collection: 'creditNotes', where: [['invoiceId', '==']] },
  { use: 'estimates by the beginning of their number', collection: 'estimates', where: [['number', '>='], ['number', '<']], orderBy: [['number', 'asc']] },
  { use: 'estimates by the beginning of their title', collection: 'estimates', where: [['title', '>='], ['title', '<']], orderBy: [['title', 'asc']] },
  { use: "estimates by the beginning of the customer's name", collection: 'estimates', where: [['customerSortName', '>='], ['customerSortName', '<']], orderBy: [['customerSortName', 'asc']] },
  { use: 'deposits of an estimate', collection: 'payments', where: [['estimateId', '=='], ['invoiceId', '==']] },
  { use: 'earlier bills of an estimate', collection: 'invoices', where: [['estimateId', '==']] },
  { use: 'invoices of a job', collection: 'invoices', where: [['jobId', '==']] },
  { use: "a period's ledger", collection: 'ledger', where: [['on', '>='], ['on', '<=']], orderBy: [['on', 'asc']] },
  { use: 'months of the ledger', collection: 'ledgerMonths', where: [['month', '>='], ['month', '<=']], orderBy: [['month', 'asc']] },
  { use: 'recurring invoices', collection: 'recurringInvoices', where: [['isActive', '==']], orderBy: [['nextOn', 'asc']] },
  { use: 'recurring invoices that are due, of all companies', collection: 'recurringInvoices', isGroup: true, where: [['isActive', '=='], ['nextOn', '<=']], orderBy: [['nextOn', 'asc']] },
  { use: 'invoices that became overdue, of all companies', collection: 'invoices', isGroup: true, where: [['status', '=='], ['isOpen', '=='], ['dueOn', '<']], orderBy: [['dueOn', 'asc']] },
  { use: 'customers by name', collection: 'customers', where: [['status', '==']], orderBy: [['sortName', 'asc']] },
  { use: 'customers by name, backwards', collection: 'customers', where: [['status', '==']], orderBy: [['sortName', 'desc']] },
  { use: 'customers changed last', collection: 'customers', where: [['status', '==']], orderBy: [['updatedAt', 'desc']] },
  { use: 'archived customers by the beginning of their name', collection: 'customers', where: [['status', '=='], ['sortName', '>='], ['sortName', '<']], orderBy: [['sortName', 'asc']] },
  { use: 'all customers, to export', collection: 'customers', orderBy: [['sortName', 'asc']] },
  { use: 'customers of an import', collection: 'customers', where: [['importId', '==']] },
  { use: 'customer by the id it had elsewhere', collection: 'customers', where: [['externalId', '==']] },
  { use: 'properties of a customer', collection: 'properties', where: [['customerId', '==']] },
  { use: 'properties of an import', collection: 'properties', where: [['importId', '==']] },
  { use: 'equipment of a customer', collection: 'equipment', where: [['customerId', '==']] },
  { use: 'tax certificates of a customer', collection: 'taxExemptions', where: [['customerId', '==']] },
  { use: 'discounts that a customer has had', collection: 'discountUses', where: [['customerId', '==']] },
  { use: 'equipment at a property', collection: 'equipment', where: [['propertyId', '==']] },
  { use: 'equipment of an import', collection: 'equipment', where: [['importId', '==']] },
  { use: 'undo of an import: customers with jobs', collection: 'jobs', where: [['customerId', 'in']] },
  { use: 'undo of an import: customers with equipment', collection: 'equipment', where: [['customerId', 'in']] },
  { use: 'undo of an import: customers with notes', collection: 'notes', where: [['customerId', 'in']] },
  { use: 'undo of an import: properties of its customers', collection: 'properties', where: [['customerId', 'in']] },
  { use: 'undo of an import: jobs at a property', collection: 'jobs', where: [['propertyId', '==']] },
  { use: "a day's jobs", collection: 'jobs', where: [['scheduledTime', '>='], ['scheduledTime', '<=']], orderBy: [['scheduledTime', 'asc']] },
  { use: "a technician's days", collection: 'jobs', where: [['technicianIds', 'array-contains'], ['scheduledTime', '>='], ['scheduledTime', '<=']], orderBy: [['scheduledTime', 'asc']] },
  { use: 'jobs', collection: 'jobs', orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs in a state', collection: 'jobs', where: [['progress', '==']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs of a technician', collection: 'jobs', where: [['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs of a priority', collection: 'jobs', where: [['priority', '==']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs of a type', collection: 'jobs', where: [['type', '==']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs of a technician in a state', collection: 'jobs', where: [['progress', '=='], ['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs of a customer', collection: 'jobs', where: [['invoice.customerId', '==']], orderBy: [['updatedAt', 'desc']] },
  { use: "jobs by the customer's name", collection: 'jobs', where: [['customerSortName', '>='], ['customerSortName', '<']], orderBy: [['customerSortName', 'asc']] },
  { use: 'job by number', collection: 'jobs', where: [['number', '==']] },
  { use: 'jobs to invoice', collection: 'jobs', where: [['progress', '=='], ['invoiceId', '==']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'late jobs', collection: 'jobs', where: [['progress', '=='], ['scheduledTime', '<']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs in a state, earliest first', collection: 'jobs', where: [['progress', '==']], orderBy: [['scheduledTime', 'asc']] },
  { use: 'jobs of a priority, earliest first', collection: 'jobs', where: [['priority', '==']], orderBy: [['scheduledTime', 'asc']] },
  { use: 'jobs of a type, earliest first', collection: 'jobs', where: [['type', '==']], orderBy: [['scheduledTime', 'asc']] },
  { use: 'jobs to invoice, earliest first', collection: 'jobs', where: [['progress', '=='], ['invoiceId', '==']], orderBy: [['scheduledTime', 'asc']] },
  { use: 'jobs under all filters', collection: 'jobs', where: [['progress', '=='], ['priority', '=='], ['type', '=='], ['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs under all filters, earliest first', collection: 'jobs', where: [['progress', '=='], ['priority', '=='], ['type', '=='], ['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'asc']] },
  { use: "today's jobs under all filters", collection: 'jobs', where: [['scheduledTime', '>='], ['scheduledTime', '<='], ['progress', '=='], ['priority', '=='], ['type', '=='], ['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'asc']] },
  { use: 'late jobs under all filters', collection: 'jobs', where: [['progress', '=='], ['scheduledTime', '<'], ['priority', '=='], ['type', '=='], ['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs to invoice under all filters', collection: 'jobs', where: [['progress', '=='], ['invoiceId', '=='], ['priority', '=='], ['type', '=='], ['technicianIds', 'array-contains']], orderBy: [['scheduledTime', 'desc']] },
  { use: 'jobs with copies of a customer', collection: 'jobs', where: [['customerId', '==']] },
  { use: 'callbacks of a job', collection: 'jobs', where: [['parentJobId', '==']] },
  { use: 'photos of a job', collection: 'photos', where: [['jobId', '==']], orderBy: [['takenAt', 'asc']] },
  { use: 'notes on a customer or job', collection: 'notes', where: [['subjectId', '==']], orderBy: [['createdAt', 'desc']] },
  { use: "a customer's notes, its jobs' included", collection: 'notes', where: [['customerId', '==']], orderBy: [['createdAt', 'desc']] },
  { use: "a customer's history", collection: 'activity', where: [['customerId', '==']], orderBy: [['at', 'desc']] },
  { use: "a record's history", collection: 'activity', where: [['subjectId', '==']], orderBy: [['at', 'desc']] },
  { use: 'audit log', collection: 'activity', where: [['at', '>=']], orderBy: [['at', 'desc']] },
  { use: 'audit log of access and billing', collection: 'activity', where: [['subjectType', 'in'], ['at', '>=']], orderBy: [['at', 'desc']] },
  { use: 'audit log of a person', collection: 'activity', where: [['actorUid', '=='], ['at', '>=']], orderBy: [['at', 'desc']] },
  { use: 'audit log of access and billing by a person', collection: 'activity', where: [['subjectType', 'in'], ['actorUid', '=='], ['at', '>=']], orderBy: [['at', 'desc']] },
  { use: 'search rows that changed', collection: 'directory', where: [['updatedAt', '>']], orderBy: [['updatedAt', 'asc']] },
  { use: 'imports', collection: 'imports', orderBy: [['createdAt', 'desc']] },
  { use: 'merges into a customer', collection: 'merges', where: [['survivorId', '==']], orderBy: [['createdAt', 'desc']] },
  { use: 'technicians', collection: 'technicians', orderBy: [['firstName', 'asc']] },
  { use: 'technicians of a member who leaves', collection: 'technicians', where: [['linkedUid', '==']] },
  { use: 'colleagues', collection: 'users', where: [['companyId', '==']] },
  { use: 'invitations', collection: 'invites', orderBy: [['createdAt', 'desc']] },
  { use: 'test payments', collection: 'stripeCheckouts', where: [['companyId', '=='], ['kind', '==']], orderBy: [['createdAt', 'desc']] },
  { use: 'company of a Stripe customer', collection: 'stripeCustomers', where: [['customerId', '==']] },
  { use: 'checkouts that end with their subscription', collection: 'stripeCheckouts', where: [['companyId', '=='], ['status', '==']] },
  { use: 'members to withdraw features from', collection: 'users', where: [['companyId', '==']] },
  { use: 'subscription check', collection: 'stripeCheckouts', where: [['companyId', '=='], ['status', '==']] },
  { use: "Stripe's events about a company", collection: 'stripeEvents', where: [['companyId', '==']], orderBy: [['receivedAt', 'desc']] },
  { use: "Stripe's events about a company, older ones", collection: 'stripeEvents', where: [['companyId', '=='], ['receivedAt', '<']], orderBy: [['receivedAt', 'desc']] },
  { use: 'invitations of an address', collection: 'invites', isGroup: true, where: [['email', '=='], ['status', '=='], ['expiresAt', '>']] },
];
