import { changedFields } from '../platform/changedFields';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { CUSTOMER_DIRECTORY } from './kinds';
import { readCustomer } from './readCustomer';
import { createRefresher } from './refresher';
import { CUSTOMER_FIELDS, EQUIPMENT_FIELDS, PROPERTY_FIELDS } from './row';

const refreshCustomer = createRefresher(CUSTOMER_DIRECTORY, readCustomer);

const shows = (change: RecordChange, fields: readonly string[]): boolean =>
  changedFields(change.before, change.after).some((name) => fields.includes(name));

/** Keeps the search directory in sync with customers. */
export const directoryOnCustomer = defineReaction(
  'directoryOnCustomer',
  'customers',
  (_deps, { params: { companyId = '', id = '' } }) => refreshCustomer(companyId, id),
  { concerns: (change) => shows(change, CUSTOMER_FIELDS) },
);

/** ... with their properties. */
export const directoryOnProperty = defineReaction(
  'directoryOnProperty',
  'properties',
  (_deps, change) => refreshOwners(change),
  { concerns: (change) => shows(change, PROPERTY_FIELDS) },
);

/** ... and with the equipment there. */
export const directoryOnEquipment = defineReaction(
  'directoryOnEquipment',
  'equipment',
  (_deps, change) => refreshOwners(change),
  { concerns: (change) => shows(change, EQUIPMENT_FIELDS) },
);

/** Refreshes the record's current and previous customer. */
async function refreshOwners(change: RecordChange): Promise<void> {
  const { companyId = '' } = change.params;
  const owners = [change.before?.['customerId'], change.after?.['customerId']];
  const ids = new Set(owners.filter((id): id is string => typeof id === 'string' && id !== ''));
  await Promise.all([...ids].map((id) => refreshCustomer(companyId, id)));
}
