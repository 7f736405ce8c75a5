import type { Industry } from './industry';

/** Trades that make house calls and do repairs. */
export const HOME_SERVICE: readonly Industry[] = [
  {
    id: 'hvac',
    name: 'HVAC',
    trade: 'HVAC',
    job: 'service call',
    crew: 'technicians',
    headline: 'From no-heat call to signed change-out',
    lead: 'Book the call, send the right technician, size the replacement on the spot, and have three options signed before you leave the driveway.',
    description:
      'Software for HVAC companies: dispatch, good-better-best estimates, invoices and Manual J loads in one place, at one price for the whole company.',
    day: [
      {
        at: '7:30',
        text: 'Two no-heat calls came in overnight. The schedule shows who is near and certified for gas.',
      },
      { at: '10:00', text: 'The heat exchanger is cracked. The technician photographs it and adds it to the job.' },
      { at: '10:20', text: 'A dozen answers give the load of the house, so that the new furnace is not a guess.' },
      { at: '10:45', text: 'Good, better and best on the homeowner’s phone. She signs the middle one.' },
      {
        at: '16:00',
        text: 'The office invoices the tune-ups of the afternoon, and two are paid by card already.',
      },
    ],
    words: [
      { theirs: 'Call, ticket, dispatch', ours: 'Job, with one visit or several' },
      { theirs: 'Change-out', ours: 'Job from an accepted estimate' },
      { theirs: 'System, unit', ours: 'Equipment of a property, with serial number and warranty' },
      { theirs: 'Load calc', ours: 'Manual J' },
      { theirs: 'Start-up sheet, gauge readings', ours: 'Readings, under Diagnostics' },
    ],
    papers: [
      'Load calculation with every input and table, as a PDF for the permit office',
      'Estimate with options, signed on the customer’s phone',
      'Invoice with parts, labor and tax as your state has it',
      'Inspection report and readings, compared with the same unit’s last visit',
      'Photos and checklist of the job, kept with the property',
    ],
    matters: [
      {
        feature: 'manualJ',
        why: 'Loads by ACCA’s Manual J, room by room, and the ducts by Manual D beside them, each number traceable.',
      },
      { feature: 'estimates', why: 'Repair, replace or upgrade side by side, while you are still in the basement.' },
      { feature: 'schedule', why: 'Arrival windows that hold, with skills and licenses checked as you plan.' },
      { feature: 'diagnostics', why: 'Superheat, subcooling, airflow and combustion judged as they are typed.' },
    ],
    limits: [
      'Equipment is checked against Manual S limits with the figures you enter; makers’ performance tables are not built in. Not approved by ACCA.',
      'Members are billed by invoice: a card on file that is charged automatically is not built.',
    ],
  },
  {
    id: 'plumbing',
    name: 'Plumbing',
    trade: 'plumbing',
    job: 'service call',
    crew: 'plumbers',
    headline: 'The leak cannot wait. Neither should the invoice.',
    lead: 'Take the call, send the plumber who is nearest, price the work from your own pricebook, and be paid before the van is loaded.',
    description:
      'Software for plumbing companies: calls, dispatch, flat-rate pricebook, signed estimates and card payments. One price for the whole company.',
    day: [
      { at: '6:50', text: 'A burst pipe. Type the phone number, and the address and the last visit are there.' },
      {
        at: '8:15',
        text: 'The plumber starts in a crawl space without signal. Photos and times are kept on the phone.',
      },
      {
        at: '11:30',
        text: 'A water heater turns into a repipe: two options from the pricebook, signed at the kitchen table.',
      },
      { at: '14:00', text: 'The deposit is in. The office sees it, and books the second visit.' },
      { at: '17:30', text: 'What is done is invoiced. What is overdue is on one list.' },
    ],
    words: [
      { theirs: 'Ticket, work order', ours: 'Job' },
      { theirs: 'Flat-rate book', ours: 'Pricebook' },
      { theirs: 'Go-back', ours: 'Callback, linked to the job it belongs to' },
      { theirs: 'Draw', ours: 'Progress bill' },
      { theirs: 'Pipe sizing, gas sizing', ours: 'Plumbing calculation' },
    ],
    papers: [
      'Estimate with options and a deposit, signed on the customer’s phone',
      'Permit sheet with the size of each pipe and the code table it came from',
      'Invoice that taxes parts and labor as your state does',
      'Receipt as soon as the card is charged',
      'Before and after photos, kept with the property',
    ],
    matters: [
      {
        feature: 'pricebook',
        why: 'Every price on the spot, from cost and margin, the same from each of your plumbers.',
      },
      {
        feature: 'plumbingCalc',
        why: 'Water, drain, vent and gas pipe sized by the IPC or UPC, with the table cited.',
      },
      { feature: 'payments', why: 'Card by link, on the customer’s own phone, matched to the invoice without typing.' },
      { feature: 'taxes', why: 'Parts and labor taxed apart, by address and by date.' },
    ],
    limits: ['Backflow test forms are not built; a test fits into a checklist with photos.'],
  },
  {
    id: 'electrical',
    name: 'Electrical',
    trade: 'electrical',
    job: 'service call',
    crew: 'electricians',
    headline: 'Priced at the panel, signed before the breaker is off',
    lead: 'Troubleshooting, panel upgrades and EV chargers: licensed people on the right job, options on the customer’s phone, invoices the same day.',
    description:
      'Software for electrical contractors: licensed people on the right job, estimates signed on the phone, permits in the checklist, same-day invoices.',
    day: [
      { at: '7:15', text: 'The master’s license runs out in 30 days. It says so before the inspector does.' },
      { at: '9:00', text: 'Half a house is dead. Photos of the panel go onto the job.' },
      { at: '9:40', text: 'Repair, new panel, or new panel with a charger: three options, one signature.' },
      { at: '13:00', text: 'Waiting for the utility: the job is on hold, and everyone can see that it is.' },
      { at: '16:30', text: 'The rough-in is done. A progress bill goes out for it.' },
    ],
    words: [
      { theirs: 'Service call, trouble call', ours: 'Job' },
      { theirs: 'Rough-in and trim', ours: 'Two visits of one job' },
      { theirs: 'Card, ticket', ours: 'License of a technician, with its end' },
    ],
    papers: [
      'Estimate with options, signed on the customer’s phone',
      'Checklist with the permit’s number and photos of the work',
      'Progress bills of a signed estimate',
      'Invoice with materials and labor taxed apart',
    ],
    matters: [
      {
        feature: 'technicians',
        why: 'Licenses with their end, and a warning when a visit asks for one that is missing.',
      },
      { feature: 'estimates', why: 'The upgrade beside the repair, with a picture of the panel.' },
      { feature: 'invoices', why: 'Progress bills that never bill more than was signed.' },
      { feature: 'schedule', why: 'Two visits weeks apart stay one job.' },
    ],
    limits: [
      'No electrical load calculation by the NEC, and no panel schedules.',
      'Permits are tracked by checklist, not filed.',
    ],
  },
  {
    id: 'appliance-repair',
    name: 'Appliance repair',
    trade: 'appliance repair',
    job: 'repair',
    crew: 'technicians',
    headline: 'Two visits, one job, no lost part',
    lead: 'Diagnose today, come back with the part, and know on both days which machine it is, what was promised and what it costs.',
    description:
      'Software for appliance repair companies: model and serial numbers, two-visit repairs, parts prices and card payments, on a phone without signal.',
    day: [
      { at: '8:00', text: 'Nine stops in an order that saves an hour of driving.' },
      { at: '9:10', text: 'Model and serial number are on file from last year, with the end of the warranty.' },
      { at: '9:30', text: 'The part is ordered. The job is on hold until it comes.' },
      { at: '13:00', text: 'The customer gets a text message that you are on the way.' },
      { at: '17:00', text: 'Seven repairs are done, invoiced and paid; two wait for parts.' },
    ],
    words: [
      { theirs: 'Service order', ours: 'Job' },
      { theirs: 'Trip charge, diagnostic fee', ours: 'Fee in the pricebook' },
      { theirs: 'Recall', ours: 'Callback, counted apart from paid work' },
    ],
    papers: [
      'Estimate for the repair beside a new machine',
      'Invoice with the trip charge taken off',
      'Equipment list by property with serial numbers',
    ],
    matters: [
      { feature: 'customers', why: 'Each machine with its model, serial number and warranty.' },
      { feature: 'schedule', why: 'A tight route, and room for the second visit.' },
      { feature: 'payments', why: 'Paid by link while you are still there, so that no reminder is needed.' },
    ],
    limits: ['No parts lookup by model number, and no claims to manufacturers’ warranty portals.'],
  },
  {
    id: 'garage-doors',
    name: 'Garage doors',
    trade: 'garage door',
    job: 'repair',
    crew: 'technicians',
    headline: 'Spring broke at seven. Paid by nine.',
    lead: 'Same-day repairs, priced from one book by every technician, and new doors sold with a picture and a signature.',
    description:
      'Software for garage door companies: same-day dispatch, one pricebook, new doors sold with options and a signature, and payment at the door.',
    day: [
      { at: '7:00', text: 'A broken spring, with a car behind it. The nearest free technician is two streets away.' },
      { at: '8:10', text: 'Spring, rollers and opener from the pricebook: three options, one signature.' },
      {
        at: '9:00',
        text: 'Paid by card, from the link on her phone. The receipt is in her e-mail before the van is loaded.',
      },
      { at: '14:00', text: 'A new door is measured. The estimate goes out with the deposit.' },
    ],
    words: [
      { theirs: 'Ticket', ours: 'Job' },
      { theirs: 'Package', ours: 'Bundle in the pricebook' },
      { theirs: 'Install', ours: 'Job from an accepted estimate' },
    ],
    papers: [
      'Estimate with options and deposit',
      'Invoice and receipt by e-mail, or as a link',
      'Photos before and after',
    ],
    matters: [
      { feature: 'pricebook', why: 'Bundles with one price, and the margin that is left in them.' },
      { feature: 'estimates', why: 'Repair or new door, side by side.' },
      { feature: 'schedule', why: 'Same-day windows without double booking.' },
    ],
    limits: ['No door configurator; a picture of the door goes onto the estimate.'],
  },
];
