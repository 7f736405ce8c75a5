import type { Industry } from './industry';

/** The three the specification lists by address: field service in general, and the two with longer projects. */
export const BUILDING: readonly Industry[] = [
  {
    id: 'field-service',
    name: 'Field service',
    trade: 'field service',
    job: 'job',
    crew: 'technicians',
    headline: 'One place for the call, the work and the money',
    lead: 'If you send people to addresses to do work and bill it, this is for you: calls, schedule, estimates, invoices and payments, in the office and on every phone.',
    description:
      'Field service software for trade companies: calls, schedule, estimates, invoices and payments in one place, offline on the phone, at one flat price.',
    day: [
      { at: '7:30', text: 'The office sees the day: who is where, what is late, what nobody has taken yet.' },
      { at: '9:00', text: 'A call. Phone number, what is wrong, the next free window: thirty seconds.' },
      { at: '11:00', text: 'Work without signal: photos, checklist, time. It arrives when the signal is back.' },
      { at: '14:00', text: 'An estimate is signed on a phone three towns away. It is a job before you have read it.' },
      { at: '17:00', text: 'What was done is invoiced, and what was invoiced is on its way to being paid.' },
    ],
    words: [
      { theirs: 'Ticket, call, work order', ours: 'Job' },
      { theirs: 'Appointment', ours: 'Visit' },
      { theirs: 'Service location', ours: 'Property' },
      { theirs: 'Quote, bid, proposal', ours: 'Estimate' },
    ],
    papers: [
      'Estimate, signed on the customer’s phone',
      'Invoice, receipt and statement',
      'Job record with photos, checklist and signature',
      'Your lists as files, any day',
    ],
    matters: [
      { feature: 'schedule', why: 'The day by technician, with conflicts shown as you plan.' },
      { feature: 'estimates', why: 'Options that customers choose from and sign.' },
      { feature: 'invoices', why: 'Two clicks from done to sent, every cent explained.' },
      { feature: 'payments', why: 'Your own Stripe account, and no fee on top.' },
    ],
    limits: [
      'Accounting stays in your books: QuickBooks is kept in step, other programs get files.',
      'There is no payroll and no stock keeping.',
    ],
  },
  {
    id: 'construction',
    name: 'Construction',
    trade: 'construction',
    job: 'project',
    crew: 'crews',
    headline: 'Signed scope, progress bills, no arithmetic at midnight',
    lead: 'For remodelers and small contractors: an estimate that the owner signs line by line, crews on the calendar, and bills that follow the work.',
    description:
      'Software for small construction companies: signed estimates with revisions, crews on a calendar, deposits and progress bills that add up.',
    day: [
      { at: '6:45', text: 'Two crews, one inspector at ten, concrete at one. It is all on one board.' },
      {
        at: '10:30',
        text: 'The owner wants the bigger window. A revision goes out, with what changed and what it costs.',
      },
      { at: '11:00', text: 'Signed on her phone. The old version is kept.' },
      { at: '15:00', text: 'Framing is done: bill 40% of it, to the cent, with the deposit taken off.' },
      { at: '17:00', text: 'Photos of everything that will be behind drywall tomorrow.' },
    ],
    words: [
      { theirs: 'Bid, proposal', ours: 'Estimate' },
      { theirs: 'Change order', ours: 'Revision of the estimate' },
      { theirs: 'Draw, pay application', ours: 'Progress bill' },
      { theirs: 'Site', ours: 'Property' },
    ],
    papers: [
      'Signed estimate and each of its revisions',
      'Deposit and progress bills up to the signed total',
      'Photos by day and place',
      'Tax by place, with exempt customers and their certificates',
    ],
    matters: [
      { feature: 'estimates', why: 'Revisions under one number: nobody argues about what was signed.' },
      { feature: 'invoices', why: 'Progress bills that cannot pass the total.' },
      { feature: 'taxes', why: 'Materials and labor taxed as your state wants it.' },
      { feature: 'schedule', why: 'Crews on days, weeks ahead.' },
    ],
    limits: [
      'Contracts come with clauses for some states; their wording is a start and needs your lawyer.',
      'No Gantt charts, no lien waivers, no certified payroll.',
    ],
  },
  {
    id: 'demolition',
    name: 'Demolition',
    trade: 'demolition',
    job: 'project',
    crew: 'crews',
    headline: 'Before anything comes down, everything is written down',
    lead: 'Photos and checklists before the first wall, crews and machines on one board, loads and extras billed from what really happened.',
    description:
      'Software for demolition companies: photos and checklists before the first wall, crews on one board, signed extras and progress bills that hold up.',
    day: [
      {
        at: '6:30',
        text: 'Checklist at the gate: utilities cut, survey on site, notice posted, each with a name and a time.',
      },
      { at: '8:00', text: 'Photos of the neighbor’s wall, with their time, before the machine starts.' },
      { at: '11:00', text: 'A tank nobody knew of. Photo, revision, signature: then it is dug out.' },
      { at: '16:00', text: 'Loads and hours go onto the job as they happen, and from there onto the bill.' },
    ],
    words: [
      { theirs: 'Bid', ours: 'Estimate' },
      { theirs: 'Extra', ours: 'Revision of the estimate' },
      { theirs: 'Load ticket', ours: 'Line on the job, with a photo' },
      { theirs: 'Site survey', ours: 'Checklist with photos' },
    ],
    papers: [
      'Checklists with photos, dated and kept with the job',
      'Signed estimate with each extra as a revision',
      'Progress bills',
      'Crews’ licenses and certificates with their end',
    ],
    matters: [
      { feature: 'jobs', why: 'Checklists and photos, also where no signal is.' },
      {
        feature: 'technicians',
        why: 'Certificates with their end, and a warning when a visit needs one that is missing.',
      },
      { feature: 'estimates', why: 'Extras are signed before they are dug.' },
      { feature: 'invoices', why: 'Loads and hours from the job, not from memory.' },
    ],
    limits: [
      'Notices to authorities, such as for asbestos, are not filed or timed: a checklist reminds you.',
      'Hazardous waste manifests are filed with the agency, not from here.',
    ],
  },
];
