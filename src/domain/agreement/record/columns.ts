import { plainAmount } from '../../money/format';
import type { Columns } from '../../record/columns';
import type { Stored } from '../../record/schema';
import { INTERVAL_LABELS } from './plan';
import { agreementStatus } from './queries';
import type { Agreement } from './schema';
import { AGREEMENT_STATUS_LABELS } from './state';

/** Export columns of the list of service agreements. */
export const AGREEMENT_COLUMNS: Columns<Stored<Agreement>> = {
  Number: (agreement) => agreement.number,
  Status: (agreement, { today }) => AGREEMENT_STATUS_LABELS[agreementStatus(agreement, today)],
  Plan: (agreement) => agreement.plan.name,
  Customer: (agreement) => agreement.customerName,
  Address: (agreement) => agreement.propertyAddress,
  Price: (agreement) => plainAmount(agreement.priceCents),
  Currency: (agreement) => agreement.currency,
  Billed: (agreement) => INTERVAL_LABELS[agreement.interval],
  Starts: (agreement) => agreement.startsOn,
  'Ends before': (agreement) => agreement.endsOn,
  'Next bill': (agreement) => agreement.nextBillOn,
  'Next visit': (agreement) => agreement.nextVisitOn,
  Units: (agreement) => agreement.units.map(({ name }) => name).join('; '),
  Canceled: (agreement) => agreement.cancelsOn,
  Reason: (agreement) => agreement.cancelReason || agreement.declineReason,
  Created: (agreement, { at }) => at(agreement.createdAt),
  Id: (agreement) => agreement.id,
};
