import { capitalize } from '@/lib/words';

/** Every URL in the app, so that features can link to each other without importing each other. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  onboarding: '/onboarding',
  landing: '/landing',
  /** Redirects to the start page for the user's role. */
  start: '/start',
  settings: '/settings',
  brandingSetup: '/branding-setup',
  uploadLogo: '/upload-logo',
  demo: '/demo',
  /** Hosting requires a file with this name. */
  missing: '/404.html',
  /** Redirect target of OAuth providers after an account is connected. */
  callback: '/callback',
  features: '/features',
  pricing: '/features#pricing',
  roadmap: '/roadmap',
  about: '/about',
  blog: '/blog',
  businessCard: '/business-card',
  /** A member's business card; anyone with the token can open it. */
  memberCard: (token: string) => `/card/${encodeURIComponent(token)}`,
  myCard: '/my-card',
  /** A member's card as seen by a manager. */
  cardOf: (uid: string) => `/my-card?member=${encodeURIComponent(uid)}`,
  privacy: '/privacy',
  terms: '/terms-of-service',
  meta: '/meta',
  featureAd: (feature: string) => `/features/ad/${encodeURIComponent(feature)}`,
  featurePage: (feature: string) => `/features/${encodeURIComponent(feature)}`,
  subscribe: '/subscribe',
  subscribeTo: (plan: string, interval: string) =>
    `/subscribe?plan=${encodeURIComponent(plan)}&interval=${encodeURIComponent(interval)}`,
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
  companySettings: '/settings?tab=company',
  team: '/settings?tab=team',
  billing: '/settings?tab=billing',
  leadSources: '/settings?tab=lead-sources',
  admin: '/admin',
  messageLog: '/admin/messages',
  adminBackend: '/admin-backend',
  auditLog: '/admin-backend?tab=audit',
  memberAccess: (uid: string) => `/admin-backend?member=${encodeURIComponent(uid)}`,
  testPayment: '/test-payment',
  customers: '/customers',
  customerNew: '/customers/new',
  customerImport: '/customers/import',
  /** The conversations with customers; the `with` parameter opens one. */
  inbox: '/customers/inbox',
  inboxWith: (customerId: string) => `/customers/inbox?with=${encodeURIComponent(customerId)}`,
  customerDetails: (id: string) => `/customers/${encodeURIComponent(id)}/details`,
  customerEdit: (id: string) => `/customers/${encodeURIComponent(id)}/edit`,
  /** Opens "Find a time" for a job. */
  findTime: (jobId: string) => `/schedule?find=${encodeURIComponent(jobId)}`,
  /** A day (YYYY-MM-DD) of the schedule, optionally with the entry `entryId` open. */
  scheduleDay: (date: string, entryId = '') =>
    `/schedule?date=${encodeURIComponent(date)}${entryId === '' ? '' : `&open=${encodeURIComponent(entryId)}`}`,
  statusBoard: '/statusboard',
  /** The wall view of the status board, by share token, for a screen where no one signs in. */
  sharedWall: (token: string) => `/statusboard/${encodeURIComponent(token)}`,
  website: '/website',
  /** The ad generator has two URLs; the menu uses this one. */
  adGenerator: '/admin/ad-generator',
  leads: '/leads',
  leadNew: '/leads/new',
  /** The lead form for a company's customers; open to the public. */
  leadForm: (companyId: string) => `/leads/new?company=${encodeURIComponent(companyId)}`,
  leadImport: '/leads/import',
  reports: '/reports',
  report: (id: string) => `/reports/${encodeURIComponent(id)}`,
  reportSettings: '/reports/settings',
  /** Side-by-side report for someone who belongs to several companies. */
  companiesReport: '/reports/companies',
  /** The records behind a figure in a report; the query string identifies the figure (`domain/report/behind`). */
  reportRecords: (question: string) => `/reports/records?${question}`,
  /** The equipment behind a figure (`domain/equipment/unitsBehind`). */
  reportUnits: (question: string) => `/reports/units?${question}`,
  leadReports: '/leads/reports',
  leadSettings: '/leads/settings',
  leadDetails: (id: string) => `/leads/${encodeURIComponent(id)}/details`,
  leadEdit: (id: string) => `/leads/${encodeURIComponent(id)}/edit`,
  /** Two leads for the same person side by side, for the salesperson of one of them. */
  leadEvidence: (id: string) => `/leads/${encodeURIComponent(id)}/evidence`,
  reviews: '/reviews',
  reviewSettings: '/reviews/settings',
  /** The Google review link used by requests, the sheet and business cards. */
  googleReviewLink: '/google-my-business?tab=reviews',
  reviewSheet: '/reviews/sheet',
  /** The log of who was asked for a review, who wasn't, and by which rule. */
  reviewFairness: '/reviews/fairness',
  /** With a token, a customer's documents; with a company's ID, the page for requesting a portal link. */
  portal: (tokenOrCompanyId: string) => `/portal/${encodeURIComponent(tokenOrCompanyId)}`,
  /** Page where a customer writes a review; anyone with the token can open it. */
  reviewPage: (token: string) => `/review/${encodeURIComponent(token)}`,
  jobs: '/jobs',
  jobNew: '/jobs/new',
  jobNewFor: (customerId: string) => `/jobs/new?customer=${encodeURIComponent(customerId)}`,
  jobCallbackOf: (jobId: string) => `/jobs/new?callbackOf=${encodeURIComponent(jobId)}`,
  /** A new job to fix a finding. */
  jobNewForFinding: (findingId: string) => `/jobs/new?finding=${encodeURIComponent(findingId)}`,
  jobCopyOf: (jobId: string) => `/jobs/new?copyOf=${encodeURIComponent(jobId)}`,
  jobDetails: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  jobEdit: (id: string) => `/jobs/${encodeURIComponent(id)}/edit`,
  /** The balance due for a job, and collecting it on site. */
  jobCollect: (id: string) => `/jobs/${encodeURIComponent(id)}/collect`,
  /** A job's printable work report, with the customer's signature. By record ID for staff, by share token for customers. */
  jobReport: (idOrToken: string) => `/jobs/${encodeURIComponent(idOrToken)}/report`,
  /** Scheduling a job that has no time yet, with the next free window proposed. */
  jobSchedule: (id: string) => `/jobs/${encodeURIComponent(id)}/edit?time=proposed`,
  pricebook: '/pricebook',
  pricebookImport: '/pricebook/import',
  pricebookChanges: '/pricebook/changes',
  pricebookTemplates: '/pricebook/templates',
  pricebookItem: (idOrToken: string) => `/pricebook/${encodeURIComponent(idOrToken)}`,
  estimates: '/estimates',
  estimateNew: '/estimates/new',
  estimateOutcomes: '/estimates/outcomes',
  estimateNewFor: (customerId: string) => `/estimates/new?customer=${encodeURIComponent(customerId)}`,
  /** From the results of a load calculation, in the units chosen on this device. */
  estimateNewFromLoad: (loadId: string, units: 'us' | 'si') =>
    `/estimates/new?loadCalculation=${encodeURIComponent(loadId)}&units=${units}`,
  /** From a lead's request, and linked to the lead. */
  estimateNewForLead: (customerId: string, leadId: string) =>
    `/estimates/new?customer=${encodeURIComponent(customerId)}&lead=${encodeURIComponent(leadId)}`,
  /** One estimate for several findings. */
  estimateNewForFindings: (findingIds: readonly string[]) =>
    `/estimates/new?findings=${encodeURIComponent(findingIds.join(','))}`,
  /** With the materials of a plumbing calculation as line items. */
  estimateNewFromPlumbing: (id: string) => `/estimates/new?plumbing=${encodeURIComponent(id)}`,
  estimateNewForJob: (jobId: string) => `/estimates/new?job=${encodeURIComponent(jobId)}`,
  estimateEdit: (id: string) => `/estimates/${encodeURIComponent(id)}/edit`,
  /** By record ID for staff, by share token for the customer. */
  estimateView: (idOrToken: string) => `/estimates/${encodeURIComponent(idOrToken)}/view`,
  invoices: '/invoices',
  invoiceNew: '/invoices/new',
  invoiceNewFor: (customerId: string) => `/invoices/new?customer=${encodeURIComponent(customerId)}`,
  invoiceNewForJob: (jobId: string) => `/invoices/new?job=${encodeURIComponent(jobId)}`,
  invoiceNewForEstimate: (estimateId: string) => `/invoices/new?estimate=${encodeURIComponent(estimateId)}`,
  /** By record ID for staff, by share token for the customer. */
  invoice: (idOrToken: string) => `/invoices/${encodeURIComponent(idOrToken)}`,
  invoiceSend: (id: string) => `/invoices/${encodeURIComponent(id)}/send`,
  statementOf: (customerId: string) => `/invoices/statement?customer=${encodeURIComponent(customerId)}`,
  invoiceProgressOf: (estimateId: string) => `/invoices/progress?estimate=${encodeURIComponent(estimateId)}`,
  invoiceView: (idOrToken: string) => `/invoice/${encodeURIComponent(idOrToken)}/view`,
  manualJ: '/manual-j',
  manualJNew: '/manual-j/new',
  manualJNewFor: ({
    customerId = '',
    propertyId = '',
    jobId = '',
  }: {
    customerId?: string;
    propertyId?: string;
    jobId?: string;
  }) =>
    `/manual-j/new?${new URLSearchParams(Object.entries({ customer: customerId, property: propertyId, job: jobId }).filter(([, id]) => id !== '')).toString()}`,
  manualJEdit: (id: string) => `/manual-j/${encodeURIComponent(id)}`,
  /** By record ID for staff, by share token for the customer. */
  manualJView: (idOrToken: string) => `/manual-j/${encodeURIComponent(idOrToken)}/view`,
  plumbingCalc: '/plumbing-calc',
  plumbingQuick: '/plumbing-calc?view=quick',
  plumbingCalcNew: '/plumbing-calc/new',
  plumbingCalcNewFor: (of: { customer?: string; property?: string; job?: string; copyOf?: string }) =>
    `/plumbing-calc/new?${new URLSearchParams(Object.entries(of).filter(([, id]) => id !== '')).toString()}`,
  plumbingCalcEdit: (id: string) => `/plumbing-calc/${encodeURIComponent(id)}`,
  /** By record ID for staff, by share token for the customer. */
  plumbingCalcView: (idOrToken: string) => `/plumbing-calc/${encodeURIComponent(idOrToken)}/view`,
  inspections: '/inspections',
  inspectionTemplates: '/inspections?view=templates',
  /** All of the company's findings, for users with access to inspections; with an ID, that finding is open next to the list. */
  inspectionFindings: (openId = '') =>
    `/inspections?view=findings${openId === '' ? '' : `&open=${encodeURIComponent(openId)}`}`,
  inspectionNew: '/inspections/new',
  inspectionNewFor: (of: {
    template?: string;
    customer?: string;
    property?: string;
    job?: string;
    equipment?: string;
    previous?: string;
  }) => `/inspections/new?${new URLSearchParams(Object.entries(of).filter(([, id]) => id !== '')).toString()}`,
  inspectionTemplate: (id: string) => `/inspections/templates/${encodeURIComponent(id)}`,
  inspectionFill: (id: string) => `/inspections/${encodeURIComponent(id)}`,
  inspectionView: (id: string) => `/inspections/${encodeURIComponent(id)}/view`,
  diagnostics: '/diagnostics',
  diagnosticNew: '/diagnostics/new',
  diagnosticNewFor: (of: { customer?: string; property?: string; job?: string; equipment?: string; kind?: string }) =>
    `/diagnostics/new?${new URLSearchParams(Object.entries(of).filter(([, id]) => id !== '')).toString()}`,
  /** All of the company's findings; with an ID, that finding is open next to the list. */
  findings: (openId = '') => `/diagnostics?tab=findings${openId === '' ? '' : `&open=${encodeURIComponent(openId)}`}`,
  refrigerantLog: '/diagnostics?tab=refrigerant',
  /** A new refrigerant log entry, prefilled with the given values. */
  refrigerantNewFor: (of: {
    customer?: string;
    property?: string;
    job?: string;
    equipment?: string;
    diagnostic?: string;
  }) => {
    const named = Object.entries(of)
      .filter(([, id]) => id !== '')
      .map(([name, id]) => `&for${capitalize(name)}=${encodeURIComponent(id)}`);
    return `/diagnostics?tab=refrigerant&open=new${named.join('')}`;
  },
  diagnosticEdit: (id: string) => `/diagnostics/${encodeURIComponent(id)}`,
  diagnosticView: (id: string) => `/diagnostics/${encodeURIComponent(id)}/view`,
  taxes: '/taxes',
  discounts: '/discounts',
  recurringInvoice: (id: string) => `/invoices/recurring/${encodeURIComponent(id)}`,
  agreements: '/service-agreement',
  agreementNew: '/service-agreement/create',
  agreementNewFor: (customerId: string, propertyId = '') =>
    `/service-agreement/create?customer=${encodeURIComponent(customerId)}${
      propertyId === '' ? '' : `&property=${encodeURIComponent(propertyId)}`
    }`,
  agreementPlans: '/service-agreement/plans',
  agreementMigrations: '/service-agreement/changes',
  agreementMigration: (id: string) => `/service-agreement/changes/${encodeURIComponent(id)}`,
  agreementImport: '/service-agreement/import',
  agreementFirstRun: '/service-agreement/first-run',
  agreementVisits: '/service-agreement/visits',
  agreementIncome: '/service-agreement/income',
  agreementIncomeOf: (month: string) => `/service-agreement/income/${encodeURIComponent(month)}`,
  agreementEdit: (id: string) => `/service-agreement/${encodeURIComponent(id)}/edit`,
  agreementCard: (token: string) => `/service-agreement/${encodeURIComponent(token)}/card`,
  agreementView: (idOrToken: string) => `/service-agreement/${encodeURIComponent(idOrToken)}/view`,
  contracts: '/contracts',
  contractNew: '/contracts/new',
  contractNewFrom: (estimateId: string) => `/contracts/new?estimate=${encodeURIComponent(estimateId)}`,
  contractNewFor: (customerId: string) => `/contracts/new?customer=${encodeURIComponent(customerId)}`,
  contractTemplates: '/contracts/templates',
  contract: (id: string) => `/contracts/${encodeURIComponent(id)}`,
  /** A tab of the contract. */
  contractTab: (id: string, tab: string) => `/contracts/${encodeURIComponent(id)}?tab=${encodeURIComponent(tab)}`,
  /** For a signer, by the token in their link. */
  contractSign: (token: string) => `/contracts/${encodeURIComponent(token)}/sign`,
  /** For a version of a contract, or of one of its change orders. */
  contractCertificate: (id: string, version: number, orderId = '') =>
    `/contracts/${encodeURIComponent(id)}/certificate?version=${version}${orderId === '' ? '' : `&order=${encodeURIComponent(orderId)}`}`,
  contractEdit: (id: string) => `/contracts/${encodeURIComponent(id)}/edit`,
  payments: '/payments',
  paymentDetails: (id: string) => `/payments?payment=${encodeURIComponent(id)}`,
  invoicingSettings: '/settings?tab=invoicing',
  assistant: '/assistant',
  /** One of the user's own conversations. */
  assistantConversation: (id: string) => `/assistant?conversation=${encodeURIComponent(id)}`,
  assistantManualJ: '/assistant/manual-j',
  assistantSettings: '/settings?tab=assistant',
  routing: '/routing',
  /** Candidates to take over an absent technician's visits on a day (YYYY-MM-DD). */
  routesWithout: (technicianId: string, date: string) =>
    `/routing?date=${encodeURIComponent(date)}&out=${encodeURIComponent(technicianId)}`,
  /** By record ID for staff, by share token for the customer. */
  visit: (idOrToken: string) => `/visit/${encodeURIComponent(idOrToken)}`,
  /** The page the customer opens on their phone by scanning the technician's. */
  doorCheck: (code: string) => `/door/${encodeURIComponent(code)}`,
  technicians: '/technicians',
  crews: '/technicians/crews',
  territories: '/technicians/territories',
  hours: '/hours',
  pay: '/hours/pay',
  payRules: '/hours/pay-rules',
  /** Someone's pay other than hours: in a closed period, given by its first day, or since the last one. */
  payOf: (technicianId: string, startsOn = 'open') =>
    `/hours/pay?technician=${encodeURIComponent(technicianId)}&period=${encodeURIComponent(startsOn)}`,
  mileage: '/hours/mileage',
  /** A technician's mileage in a month (YYYY-MM). */
  mileageOf: (technicianId: string, month: string) =>
    `/hours/mileage?technician=${encodeURIComponent(technicianId)}&month=${encodeURIComponent(month)}`,
  /** Everyone's hours in a week, by its Monday (YYYY-MM-DD). */
  hoursOfWeek: (weekStartsOn: string) => `/hours?week=${encodeURIComponent(weekStartsOn)}`,
  hoursOf: (technicianId: string, weekStartsOn: string) =>
    `/hours?technician=${encodeURIComponent(technicianId)}&week=${encodeURIComponent(weekStartsOn)}`,
  technicianDashboard: '/technician-dashboard',
  officeDashboard: '/office-dashboard',
  lockedFeature: (feature: string) => `/landing?feature=${encodeURIComponent(feature)}`,
} as const;
