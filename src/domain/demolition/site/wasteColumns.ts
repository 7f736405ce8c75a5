import { plainAmount } from '../../money/format';
import type { Columns } from '../../record/columns';
import type { Stored } from '../../record/schema';
import { yesNo } from '@/lib/words';
import { POUNDS_PER_TON } from '../scaleTicket';
import { feeOf, poundsOf } from './wasteTotals';
import { LOAD_KIND_LABELS, TICKET_KIND_LABELS } from './wasteWords';
import type { WasteTicket } from './wasteTicketSchema';

/** Columns for exporting dump tickets and manifests. */
export const WASTE_COLUMNS: Columns<Stored<WasteTicket>> = {
  Day: (ticket) => ticket.hauledOn,
  Kind: (ticket) => TICKET_KIND_LABELS[ticket.kind],
  Number: (ticket) => ticket.number,
  Material: (ticket) => LOAD_KIND_LABELS[ticket.material],
  Description: (ticket) => ticket.description,
  Facility: (ticket) => ticket.facility,
  Hauler: (ticket) => ticket.hauler,
  Truck: (ticket) => ticket.truck,
  'Gross, pounds': (ticket) => ticket.grossPounds,
  'Tare, pounds': (ticket) => ticket.tarePounds,
  'Net, pounds': (ticket) => poundsOf(ticket),
  Tons: (ticket) => (poundsOf(ticket) / POUNDS_PER_TON).toFixed(3),
  'Cubic yards': (ticket) => (ticket.cubicYardsTenths === 0 ? '' : (ticket.cubicYardsTenths / 10).toFixed(1)),
  Fee: (ticket) => plainAmount(feeOf(ticket)),
  'Salvage credit': (ticket) => plainAmount(ticket.salvageCents),
  'Copy returned': (ticket) => ticket.returnedOn,
  Void: (ticket) => yesNo(ticket.isVoid),
  'Contract or job id': (ticket) => ticket.siteId,
  'Schedule of values line id': (ticket) => ticket.scheduleLineId,
  'Change order id': (ticket) => ticket.changeOrderId,
  'Invoice id': (ticket) => ticket.invoiceId,
  'Lien waiver id': (ticket) => ticket.waiverId,
  Notes: (ticket) => ticket.notes,
  Id: (ticket) => ticket.id,
};
