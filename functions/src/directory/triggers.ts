import { shardOf } from '@/domain/directory/schema';
import { realDeps } from '../platform/admin';
import { changedFields } from '../platform/changedFields';
import { isEmulator } from '../platform/config';
import { defineTrigger, type RecordChange } from '../platform/defineTrigger';
import { createBatcher } from './batcher';
import { CUSTOMER_FIELDS, EQUIPMENT_FIELDS, PROPERTY_FIELDS } from './row';
import { updateShard } from './updateShard';

/** An import writes hundreds of customers a second: an instance that serves many of its events writes a shard once. */
const refresh = createBatcher({
  // The emulator runs each event in a process of its own, where waiting joins nothing.
  delayMs: isEmulator() ? 0 : 150,
  maxItems: 50,
  run: (key, customerIds) => {
    const [companyId = '', shard = ''] = key.split('/');
    return updateShard(realDeps(), companyId, Number(shard), customerIds);
  },
});

const refreshCustomer = (companyId: string, customerId: string): Promise<void> => refresh(`${companyId}/${shardOf(customerId)}`, customerId);

const shows = (change: RecordChange, fields: readonly string[]): boolean =>
  changedFields(change.before, change.after).some((name) => fields.includes(name));

/** Few instances with many events each join more of them, and get less into each other's way. */
const INSTANCES = 5;

/** Keeps the search directory in step with customers. */
export const directoryOnCustomer = defineTrigger('directoryOnCustomer', 'companies/{companyId}/customers/{id}', async (_deps, change) => {
  const { companyId = '', id = '' } = change.params;
  if (shows(change, CUSTOMER_FIELDS)) await refreshCustomer(companyId, id);
}, INSTANCES);

/** ... with their properties. */
export const directoryOnProperty = defineTrigger('directoryOnProperty', 'companies/{companyId}/properties/{id}', (_deps, change) =>
  refreshOwners(change, PROPERTY_FIELDS), INSTANCES,
);

/** ... and with the equipment there. */
export const directoryOnEquipment = defineTrigger('directoryOnEquipment', 'companies/{companyId}/equipment/{id}', (_deps, change) =>
  refreshOwners(change, EQUIPMENT_FIELDS), INSTANCES,
);

/** The customer that has the record, and the one that had it. */
async function refreshOwners(change: RecordChange, fields: readonly string[]): Promise<void> {
  if (!shows(change, fields)) return;
  const { companyId = '' } = change.params;
  const owners = [change.before?.['customerId'], change.after?.['customerId']];
  const ids = new Set(owners.filter((id): id is string => typeof id === 'string' && id !== ''));
  await Promise.all([...ids].map((id) => refreshCustomer(companyId, id)));
}
