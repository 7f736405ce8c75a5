import type { Stored } from '../../record/schema';
import type { Columns } from '../../record/columns';
import type { PlumbingCalc } from './schema';

/** Export columns of the list of plumbing calculations, in US units, whatever the device shows. */
export const PLUMBING_COLUMNS: Columns<Stored<PlumbingCalc>> = {
  Number: (record) => record.number,
  Name: (record) => record.title,
  Code: (record) => record.codeName,
  Customer: (record) => record.customerName,
  Address: (record) => record.address,
  Segments: (record) => record.totals.segments,
  Fixtures: (record) => record.totals.fixtures,
  WSFU: (record) => record.totals.wsfu,
  'Water gpm': (record) => record.totals.demandGpm,
  DFU: (record) => record.totals.dfu,
  'Gas cfh': (record) => record.totals.gasCfh,
  'To settle': (record) => record.totals.problems,
  Revisions: (record) => record.revisionNumber,
  Created: (record, { at }) => at(record.createdAt),
  Changed: (record, { at }) => at(record.updatedAt),
  Id: (record) => record.id,
};
