import type { Feature } from '../access/features';

export const REPORT_IDS = [
  'sales',
  'cash',
  'jobs',
  'technicians',
  'mileage',
  'capacity',
  'estimates',
  'leads',
  'agreements',
  'contracts',
  'taxes',
  'discounts',
  'equipment',
] as const;
export type ReportId = (typeof REPORT_IDS)[number];

/** A report's title, the question it answers, and the feature whose records it covers. */
export const REPORT_INFO: Readonly<Record<ReportId, { title: string; question: string; feature: Feature }>> = {
  sales: { title: 'Sales', question: 'What did we sell, to whom and by whom?', feature: 'invoices' },
  cash: { title: 'Cash in and owed', question: 'What came in, and who still owes us how long?', feature: 'invoices' },
  jobs: { title: 'Job profitability', question: 'What is left of the price after parts and labor?', feature: 'jobs' },
  technicians: {
    title: 'Technicians',
    question: 'On time, fixed the first time, hours sold of hours paid',
    feature: 'technicians',
  },
  mileage: {
    title: 'Mileage',
    question: 'Who drove how far, in which vehicle and on which day?',
    feature: 'technicians',
  },
  capacity: {
    title: 'Capacity',
    question: 'Who has room in the weeks ahead, for what, and what work has no place?',
    feature: 'technicians',
  },
  estimates: {
    title: 'Estimates',
    question: 'How many do we win, why do we lose, how fast are they answered?',
    feature: 'estimates',
  },
  leads: { title: 'Leads by source', question: 'Where does work come from, and what does it cost?', feature: 'leads' },
  agreements: {
    title: 'Service agreements',
    question: 'Who came, who left, what is paid ahead?',
    feature: 'serviceagreement',
  },
  contracts: { title: 'Contracts', question: 'Where are we over- and underbilled?', feature: 'contracts' },
  taxes: { title: 'Sales tax', question: 'What the return asks for, by state and jurisdiction', feature: 'taxes' },
  discounts: { title: 'Discounts', question: 'What do we give away, why and by whom?', feature: 'discounts' },
  equipment: {
    title: 'Equipment by age and refrigerant',
    question: 'What do we look after, what is due for replacement, which warranties end?',
    feature: 'customers',
  },
};

export const toReportId = (text: unknown): ReportId | null => REPORT_IDS.find((id) => id === text) ?? null;
