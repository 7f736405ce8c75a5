import { changedFields } from '../platform/changedFields';
import { defineTrigger, type RecordChange } from '../platform/defineTrigger';
import { CUSTOMER_DIRECTORY } from './kinds';
import { readCustomer } from './readCustomer';
import { createRefresher, DIRECTORY_INSTANCES } from './refresher';
import { CUSTOMER_FIELDS, EQUIPMENT_FIELDS, PROPERTY_FIELDS } from './row';

const refreshCustomer = createRefresher(CUSTOMER_DIRECTORY, readCustomer);

const shows = (change: RecordChange, fields: readonly string[]): boolean =>
  changedFields(change.before, change.after).some((name) => fields.includes(name));

/** Keeps the search directory in step with customers. */
export const directoryOnCustomer = defineTrigger(
  'directoryOnCustomer',
  'companies/{companyId}/customers/{id}',
  async (_deps, change) => {
    const { companyId = '', id = '' } = change.params;
    if (shows(change, CUSTOMER_FIELDS)) await refreshCustomer(companyId, id);
  },
  { maxInstances: DIRECTORY_INSTANCES },
);

/** ... with their properties. */
export const directoryOnProperty = defineTrigger(
  'directoryOnProperty',
  'companies/{companyId}/properties/{id}',
  (_deps, change) => refreshOwners(change, PROPERTY_FIELDS),
  { maxInstances: DIRECTORY_INSTANCES },
);

/** ... and with the equipment there. */
export const directoryOnEquipment = defineTrigger(
  'directoryOnEquipment',
  'companies/{companyId}/equipment/{id}',
  (_deps, change) => refreshOwners(change, EQUIPMENT_FIELDS),
  { maxInstances: DIRECTORY_INSTANCES },
);

/** The customer that has the record, and the one that had it. */
async function refreshOwners(change: RecordChange, fields: readonly string[]): Promise<void> {
  if (!shows(change, fields)) return;
  const { companyId = '' } = change.params;
  const owners = [change.before?.['customerId'], change.after?.['customerId']];
  const ids = new Set(owners.filter((id): id is string => typeof id === 'string' && id !== ''));
  await Promise.all([...ids].map((id) => refreshCustomer(companyId, id)));
}
