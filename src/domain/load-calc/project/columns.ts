import type { Stored } from '../../record/schema';
import type { Columns } from '../../record/columns';
import { MODE_LABELS } from './modeLabels';
import type { LoadProject } from './schema';

/** Export columns of the list of load calculations, in US units, whatever the device shows. */
export const LOAD_COLUMNS: Columns<Stored<LoadProject>> = {
  Number: (record) => record.number,
  Name: (record) => record.title,
  Kind: (record) => MODE_LABELS[record.mode],
  Customer: (record) => record.customerName,
  Address: (record) => record.address,
  'Heating Btu/h': (record) => record.totals.heatingBtuh,
  'Cooling sensible Btu/h': (record) => record.totals.coolingSensibleBtuh,
  'Cooling latent Btu/h': (record) => record.totals.coolingLatentBtuh,
  'Floor area ft²': (record) => record.totals.floorAreaFt2,
  Rooms: (record) => record.totals.roomCount,
  'Climate station': (record) => record.station?.name ?? '',
  Revisions: (record) => record.revisionNumber,
  Created: (record, { at }) => at(record.createdAt),
  Changed: (record, { at }) => at(record.updatedAt),
  Id: (record) => record.id,
};
