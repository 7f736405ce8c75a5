import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse, writeHouse } from '@/domain/load-calc/project/house';
import { loadProjectSchema } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import { updatedAudit } from '../platform/audit';
import { precondition } from '../platform/errors';
import { climateOf, newLoadProject } from './newLoad';
import { assertMay, customerOf, made, Outdated, propertyOf, targetOf, type Executor } from './proposalRecords';
import { changedHouse } from './tools/calculations';
import { ToolRefusal } from './tools/refusal';

/** Changes a load calculation, based on the house's current data. */
export const manualJ: Executor<'manual-j'> = async (context, fields) => {
  assertMay(context.member, 'update', 'manualJ');
  const { deps, member, transaction } = context;
  const { ref, data } = await targetOf(context, 'manualJ');
  const project = loadProjectSchema.parse(data);
  const { inputs } = readHouse(project.house);
  if (!inputs) throw new Outdated('The house can no longer be read.');
  let after;
  try {
    after = changedHouse(
      inputs,
      fields.changes.map(({ path, value }) => ({ path, value_json: JSON.stringify(value) })),
    );
  } catch (error) {
    if (error instanceof ToolRefusal) throw precondition(error.message);
    throw error;
  }
  const audit = updatedAudit(member.uid, deps.now(), data);
  transaction.update(ref, { house: writeHouse(after), totals: totalsOf(after, calculateLoads(after)), ...audit });
  return { collection: 'manualJ', id: ref.id, revision: audit.revision };
};

/** Creates a load calculation that starts in a conversation. */
export const manualJNew: Executor<'manual-j-new'> = async (context, fields) => {
  assertMay(context.member, 'create', 'manualJ');
  const customer = await customerOf(context, fields.customerId);
  await propertyOf(context, fields.propertyId, customer.id);
  const climate = await climateOf(fields.stationId, fields.address);
  if (!climate) throw new Outdated('The climate station is no longer in the table.');
  const project = newLoadProject(fields, climate, {
    customerName: customer.name,
    now: new Date(context.deps.now()),
  });
  if (!project) throw precondition('This house cannot be calculated: begin it on the page of a new calculation.');
  return made(context, 'manualJ', project);
};
