import { AGREEMENT_COLUMNS } from '../agreement/record/columns';
import { BANK_LINE_COLUMNS } from '../bank/columns';
import { CONTRACT_COLUMNS } from '../contract/record/columns';
import { CUSTOMER_COLUMNS } from '../customer/columns';
import { READING_COLUMNS } from '../diagnostics/record/columns';
import { EQUIPMENT_COLUMNS } from '../equipment/columns';
import { ESTIMATE_COLUMNS } from '../estimate/columns';
import { FINDING_COLUMNS } from '../finding/columns';
import { ITEM_COLUMNS } from '../inspection/columns';
import { INVOICE_COLUMNS } from '../invoice/columns';
import { JOB_COLUMNS } from '../job/columns';
import { LEAD_COLUMNS } from '../lead/columns';
import { LOAD_COLUMNS } from '../load-calc/project/columns';
import { NOTE_COLUMNS } from '../note/columns';
import { PAYMENT_COLUMNS } from '../payment/columns';
import { PLUMBING_COLUMNS } from '../plumbing/record/columns';
import { PROPERTY_COLUMNS } from '../property/columns';
import { CSV_COLUMNS, CSV_HEADERS } from '../pricebook/csvColumns';
import { MOVE_COLUMNS } from '../refrigerant-log/columns';
import { REQUEST_COLUMNS, REVIEW_COLUMNS } from '../review/columns';
import { WASTE_COLUMNS } from '../demolition/site/wasteColumns';
import { ZONE_TABLE_HEADERS } from '../tax/zoneTable';
import { TECHNICIAN_COLUMNS } from '../technician/columns';
import type { CollectionName } from './manifests';

/** The column names of each exported collection. The pricebook and the customers can be imported again. */
export const EXPORT_HEADINGS: Partial<Record<CollectionName, readonly string[]>> = {
  agreements: Object.keys(AGREEMENT_COLUMNS),
  bankLines: Object.keys(BANK_LINE_COLUMNS),
  contracts: Object.keys(CONTRACT_COLUMNS),
  customers: Object.keys(CUSTOMER_COLUMNS),
  diagnostics: Object.keys(READING_COLUMNS),
  equipment: Object.keys(EQUIPMENT_COLUMNS),
  estimates: Object.keys(ESTIMATE_COLUMNS),
  findings: Object.keys(FINDING_COLUMNS),
  inspections: Object.keys(ITEM_COLUMNS),
  invoices: Object.keys(INVOICE_COLUMNS),
  jobs: Object.keys(JOB_COLUMNS),
  leads: Object.keys(LEAD_COLUMNS),
  manualJ: Object.keys(LOAD_COLUMNS),
  notes: Object.keys(NOTE_COLUMNS),
  payments: Object.keys(PAYMENT_COLUMNS),
  plumbingCalc: Object.keys(PLUMBING_COLUMNS),
  pricebook: CSV_COLUMNS.map((column) => CSV_HEADERS[column]),
  properties: Object.keys(PROPERTY_COLUMNS),
  refrigerantMoves: Object.keys(MOVE_COLUMNS),
  reviewRequests: Object.keys(REQUEST_COLUMNS),
  reviews: Object.keys(REVIEW_COLUMNS),
  taxes: ZONE_TABLE_HEADERS,
  technicians: Object.keys(TECHNICIAN_COLUMNS),
  wasteTickets: Object.keys(WASTE_COLUMNS),
};
