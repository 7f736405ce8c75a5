import {
  ARCHIVED_LIMIT,
  JOB_TYPE_LIMIT,
  LEAD_SOURCE_LIMIT,
  RESERVE_LIMIT_MINUTES,
  WINDOW_LIMIT,
  workSettingsSchema,
} from '@/domain/company/workSettings';
import { customerSchema } from '@/domain/customer/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { findingSchema } from '@/domain/finding/schema';
import { timeEntrySchema, timesheetSchema } from '@/domain/hours/schema';
import { importSchema } from '@/domain/import/schema';
import { jobSchema } from '@/domain/job/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import { LEAD_FIELDS_OF_SERVER, LEAD_LOG_LIMIT, leadReceiptSchema, leadSchema } from '@/domain/lead/schema';
import { leadSettingsSchema } from '@/domain/lead/settings';
import { photoSchema } from '@/domain/photo/schema';
import { propertySchema } from '@/domain/property/schema';
import { LOOKED_INTO } from '@/domain/record/lookedInto';
import { recordId } from '@/domain/record/schema';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { BLOCKS_LIMIT, websiteContentSchema } from '@/domain/website/schema';
import type { RulesCollection } from '../collection';
import { bounded, call } from '../conditions';
import { webAddress } from '../shape';

/** Customers, their places, and the work that is done there. */
export const WORK_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  technicians: {
    name: 'isTechnician',
    schema: technicianSchema,
    source: 'technicianSchema in src/domain/technician/schema.ts',
    looked: LOOKED_INTO.technicians,
    byHand: {
      workingHours: call('isWeek'),
      basePin: () => "isPinOrNone(d.get('basePin', ''))",
      photoUrl: () => "isWebAddress(d.get('photoUrl', ''))",
    },
  },
  customers: {
    name: 'isCustomer',
    schema: customerSchema,
    source: 'customerSchema in src/domain/customer/schema.ts',
    ofServer: ['mergedIntoId'],
    // Ten times isPhone and isEmail would not fit a request: roughly, by one pattern each.
    byHand: {
      'contacts[].phone': (phone) => `${phone}.matches('[^a-df-su-wyzA-DF-SU-WYZ<>\\n]{0,40}')`,
      'contacts[].email': (email) => `${email}.matches('([^\\\\s<>]{1,200}@[^\\\\s<>]{1,200})?')`,
    },
  },
  properties: {
    name: 'isProperty',
    schema: propertySchema,
    source: 'propertySchema in src/domain/property/schema.ts',
    // Properties that were stored before there were these fields have none.
    byHand: {
      pin: () => "isPinOrNone(d.get('pin', ''))",
      use: () => "d.get('use', 'home').matches('home|business')",
    },
  },
  equipment: {
    name: 'isUnit',
    schema: equipmentSchema,
    source: 'equipmentSchema in src/domain/equipment/schema.ts',
  },
  jobs: {
    name: 'isJob',
    schema: jobSchema.extend({ customerId: recordId }),
    source: 'jobSchema in src/domain/job/schema.ts',
    looked: LOOKED_INTO.jobs,
    names: { checklist: 'areChecks', 'checklist[]': 'isCheck' },
    ofServer: ['invoiceId', 'invoice', 'searchWords', 'hasStoredVisits'],
    byHand: {
      equipmentIds: (ids) => `${ids}.size() <= 20`,
      technicianIds: (ids) => `${ids}.size() <= 10 && areIds(d.equipmentIds.concat(${ids}))`,
      arrivalWindowStart: (start) => `isArrivalWindow(${start}, d.arrivalWindowEnd)`,
      arrivalWindowEnd: null,
      description: () => 'areNotes(d)',
      customerNotes: null,
      internalNotes: null,
      // Jobs that were stored before there was this field have none.
      onMyWayAt: () => "isInstantOrEmpty(d.get('onMyWayAt', ''))",
      progress: null,
      progressLog: null,
      invoice: (invoice) => `${invoice}.customerId == d.customerId`,
      hasStoredVisits: null,
    },
  },
  jobWork: {
    name: 'isJobWork',
    schema: jobWorkSchema,
    source: 'jobWorkSchema in src/domain/job/workLines.ts',
    looked: LOOKED_INTO.jobWork,
    byHand: { jobId: (job) => `${job} == id` },
  },
  schedule: {
    name: 'isScheduleEntry',
    schema: scheduleEntrySchema,
    source: 'scheduleEntrySchema in src/domain/scheduling/schema.ts',
    // `isMade` and `isPlanned` look after them: the office may clear what the customer asked for.
    ofServer: ['rescheduleAskedAt', 'rescheduleNote'],
    // A visit has a job, and what is none has none, for as long as it is there.
    changeable: [
      'title',
      'placement',
      'state',
      'log',
      'customerId',
      'customerName',
      'propertyId',
      'propertyAddress',
      'propertyPin',
      'requiredSkills',
      'notes',
      'seriesId',
      'seriesDate',
      'seriesRule',
      'seriesDueOn',
      'expectedAt',
    ],
    byHand: {
      state: null,
      log: null,
      // Visits that were stored before there was this field have none.
      expectedAt: () => "isInstantOrEmpty(d.get('expectedAt', ''))",
      seriesRule: () =>
        "d.get('seriesRule', '').matches('((week|month) \\\\d{1,2} \\\\d{1,2}( \\\\d{4}-\\\\d{2}-\\\\d{2})?)?')",
      seriesDueOn: () => "isDateOrEmpty(d.get('seriesDueOn', ''))",
      propertyPin: () => "(d.get('propertyPin', null) == null || isPinOrNone(d.propertyPin))",
      jobId: (job) => `(d.kind == 'visit' ? isId(${job}) : ${job} == '')`,
    },
  },
  timeEntries: {
    name: 'isTimeEntry',
    schema: timeEntrySchema,
    source: 'timeEntrySchema in src/domain/hours/schema.ts',
    // What runs is stopped; the rest is corrected by another entry.
    changeable: ['endsAt'],
    byHand: { source: (source) => `${source} in ['tap', 'correction']` },
  },
  timesheets: {
    name: 'isTimesheet',
    schema: timesheetSchema,
    source: 'timesheetSchema in src/domain/hours/schema.ts',
    changeable: ['state', 'note', 'days', 'accountUid'],
    // All of a week's days are new when it is approved.
    byHand: { days: call('areDays') },
  },
  photos: {
    name: 'isPhoto',
    schema: photoSchema.extend({ url: webAddress }),
    source: 'photoSchema in src/domain/photo/schema.ts',
    changeable: ['stage', 'caption'],
    byHand: {
      jobId: (job) => `(${job} == '' ? isId(d.get('subjectId', '')) : isId(${job}))`,
      // Photos that were stored before there were subjects have none.
      subjectKind: () => "d.get('subjectKind', '').matches('(finding|diagnostic|inspection)?')",
      subjectId: () => "d.get('subjectId', '').matches('([A-Za-z0-9_-]{1,128})?')",
      itemId: () => "d.get('itemId', '').matches('(?s).{0,128}')",
    },
  },
  findings: {
    name: 'isFinding',
    schema: findingSchema.extend({ customerId: recordId }),
    source: 'findingSchema in src/domain/finding/schema.ts',
    ofServer: ['searchWords'],
    byHand: {
      // Findings that were stored before there was this field have none.
      acceptedOptionId: () => "d.get('acceptedOptionId', '').matches('(?s).{0,128}')",
      options: bounded(3),
      // It follows from the facts, so that no list can say what the record does not.
      state: (state) => `${state} == findingState(d)`,
    },
  },
  leads: {
    name: 'isLead',
    schema: leadSchema,
    source: 'leadSchema in src/domain/lead/schema.ts',
    ofServer: LEAD_FIELDS_OF_SERVER,
    byHand: {
      log: bounded(LEAD_LOG_LIMIT),
      isOpen: (isOpen) => `${isOpen} == isOpenLead(d.state)`,
      isDuplicate: (isDuplicate) => `${isDuplicate} == (d.duplicateOfId != '')`,
    },
  },
  leadReceipts: {
    name: 'isLeadReceipt',
    schema: leadReceiptSchema,
    source: 'leadReceiptSchema in src/domain/lead/schema.ts',
    changeable: [],
    byHand: { leadId: (lead) => `${lead} == id` },
  },
  leadSettings: {
    name: 'isLeadSettings',
    schema: leadSettingsSchema,
    source: 'leadSettingsSchema in src/domain/lead/settings.ts',
    names: { answerWebsite: 'isLeadAnswer' },
  },
  websiteContent: {
    name: 'isWebsiteContent',
    schema: websiteContentSchema,
    source: 'websiteContentSchema in src/domain/website/schema.ts',
    // A draft that its company alone reads: publishing looks into it, block by block.
    byHand: { blocks: bounded(BLOCKS_LIMIT) },
  },
  workSettings: {
    name: 'areWorkSettings',
    schema: workSettingsSchema,
    source: 'workSettingsSchema in src/domain/company/workSettings.ts',
    // Lists of names only people read: anyone reading a damaged one falls back on trade practice.
    byHand: {
      jobTypes: bounded(JOB_TYPE_LIMIT),
      archivedJobTypes: bounded(ARCHIVED_LIMIT),
      leadSources: bounded(LEAD_SOURCE_LIMIT),
      archivedLeadSources: bounded(ARCHIVED_LIMIT),
      arrivalWindows: bounded(WINDOW_LIMIT),
      // Settings that were stored before there was a reserve have none.
      reserveMinutes: () =>
        `d.get('reserveMinutes', 0) is int && d.get('reserveMinutes', 0) >= 0 && d.get('reserveMinutes', 0) <= ${String(RESERVE_LIMIT_MINUTES)}`,
    },
  },
  imports: {
    name: 'isImport',
    schema: importSchema,
    source: 'importSchema in src/domain/import/schema.ts',
    byHand: { mapping: call('isMapping') },
  },
};
