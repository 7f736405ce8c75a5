import type { Face } from './face';
import { agreementFace } from './faces/agreement';
import { estimateFace } from './faces/estimate';
import { inspectionFace } from './faces/inspection';
import { invoiceFace } from './faces/invoice';
import { itemFace } from './faces/item';
import { loadCalculationFace } from './faces/loadCalculation';
import { plumbingFace } from './faces/plumbing';
import { readingsFace } from './faces/readings';
import { serviceReportFace } from './faces/serviceReport';
import { visitFace } from './faces/visit';
import type { PublicKind } from './schema';

/** All kinds of public views. Browsers only load `schema.ts`: how a view is built doesn't concern visitors. */
export const FACES: Record<PublicKind, Face> = {
  estimate: estimateFace,
  invoice: invoiceFace,
  'service-report': serviceReportFace,
  'pricebook-item': itemFace,
  'load-calculation': loadCalculationFace,
  plumbing: plumbingFace,
  inspection: inspectionFace,
  readings: readingsFace,
  visit: visitFace,
  agreement: agreementFace,
};
