import type { ContractClause } from './parts';

/** A clause without the id that each contract gives it. */
export type LibraryClause = Omit<ContractClause, 'id'> & { key: string };

const clause = (key: string, title: string, body: string): LibraryClause => ({
  key,
  title,
  body,
  state: '',
  source: '',
  confidence: 'own',
  checkedOn: '',
});

/** General clauses to start with, written for this program. None follows a state's law: have a lawyer review them. */
export const OWN_CLAUSES: readonly LibraryClause[] = [
  clause(
    'payment',
    'Payment',
    'The contract sum is {price}. Deposit due before work begins: {deposit}. Other amounts are due as the work progresses, within {paymentDays} days after each bill. {retainage} retainage is held from each payment and released as stated in this contract.',
  ),
  clause(
    'changes',
    'Changes',
    'A change of the work, the price or the time is agreed to in a written change order that both sides sign before the changed work is done. {company} need not do changed work without one.',
  ),
  clause(
    'time',
    'Time',
    'Work begins on {starts} and is to be substantially complete on {finishes}. These days move by the time lost to weather, changes, late decisions, and other causes that {company} could not prevent.',
  ),
  clause(
    'concealed-conditions',
    'Concealed conditions',
    'If the work uncovers a condition that could not be seen before and that makes it cost more or take longer, {company} tells the owner before disturbing it, and price and time are adjusted by change order.',
  ),
  clause(
    'hazardous-materials',
    'Hazardous materials',
    'Unless the scope of work says so, the price does not cover the removal of asbestos, lead, mold, or other hazardous materials. If they are found, work stops in that area until they are dealt with as the law requires.',
  ),
  clause(
    'utilities',
    'Utilities and clearance',
    'No demolition begins before electric, gas, water, sewer and communication lines are disconnected and confirmed in writing, underground lines are marked, and every permit and notice that the law requires is in hand.',
  ),
  clause(
    'salvage',
    'Salvage and debris',
    'Debris becomes the property of {company} when it is removed and is taken to lawful disposal or recycling. Items that the owner keeps, and any salvage credit, are listed in the scope of work.',
  ),
  clause(
    'insurance',
    'Insurance',
    "{company} carries general liability insurance and workers' compensation as the law requires, and shows certificates on request. The owner keeps the property insured.",
  ),
  clause('warranty', 'Warranty', '{warranty}'),
  clause(
    'suspension',
    'Suspension and termination',
    'If a payment is late, {company} may stop work after seven days of written notice until it is paid. Either side may end this contract if the other breaks it in a material way and does not cure that within fourteen days of written notice. Work done and materials ordered until then are paid.',
  ),
  clause(
    'disputes',
    'Disputes',
    'The law of {state} applies. Before either side goes to court, both meet in person and, if that fails, try mediation and share its cost.',
  ),
  clause(
    'entire',
    'Entire agreement',
    'This contract with its exhibits is the entire agreement. It is changed only in writing and signed by all who signed it.',
  ),
  clause(
    'subcontract-flow-down',
    'Prime contract',
    'The subcontractor is bound to {company} by the terms of the prime contract as far as they concern the subcontracted work.',
  ),
];
