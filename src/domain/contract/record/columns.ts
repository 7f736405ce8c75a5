import { plainAmount } from '../../money/format';
import type { Columns } from '../../record/columns';
import type { Stored } from '../../record/schema';
import type { Contract } from './schema';
import { CONTRACT_STATE_LABELS, PRICE_TYPE_LABELS } from './state';

/** Export columns of the list of contracts. */
export const CONTRACT_COLUMNS: Columns<Stored<Contract>> = {
  Number: (contract) => contract.number,
  Status: (contract) => CONTRACT_STATE_LABELS[contract.state],
  Title: (contract) => contract.title,
  Customer: (contract) => contract.customerName,
  Address: (contract) => contract.propertyAddress,
  State: (contract) => contract.lawState,
  'Price type': (contract) => PRICE_TYPE_LABELS[contract.priceType],
  'Contract sum': (contract) => plainAmount(contract.priceCents),
  Currency: (contract) => contract.currency,
  Deposit: (contract) => plainAmount(contract.terms.depositCents),
  Starts: (contract) => contract.startsOn,
  Finishes: (contract) => contract.finishesOn,
  Version: (contract) => (contract.version === 0 ? '' : String(contract.version)),
  Signed: (contract) => contract.signedOn,
  'Coverage ends': (contract) => contract.coverEndsOn,
};
