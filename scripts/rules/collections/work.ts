import { workSettingsSchema } from '@/domain/company/workSettings';
import { customerSchema } from '@/domain/customer/schema';
import { equipmentSchema } from '@/domain/equipment/schema';
import { findingSchema } from '@/domain/finding/schema';
import { timeEntrySchema, timesheetSchema } from '@/domain/hours/schema';
import { importSchema } from '@/domain/import/schema';
import { jobSchema } from '@/domain/job/schema';
import { jobWorkSchema } from '@/domain/job/workLines';
import { LEAD_FIELDS_OF_SERVER, leadReceiptSchema, leadSchema } from '@/domain/lead/schema';
import { leadSettingsSchema } from '@/domain/lead/settings';
import { odometerSchema } from '@/domain/mileage/schema';
import { photoSchema } from '@/domain/photo/schema';
import { propertySchema } from '@/domain/property/schema';
import { recordId } from '@/domain/record/schema';
import { reportSettingsSchema } from '@/domain/report/settings';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { websiteContentSchema } from '@/domain/website/schema';
import type { RulesCollection } from '../collection';

/** Customers, their properties, and the work done there. */
export const WORK_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  technicians: {
    schema: technicianSchema,
    later: ['basePin', 'photoUrl', 'followsCompanyHours'],
  },
  customers: {
    schema: customerSchema,
    ofServer: ['mergedIntoId'],
  },
  properties: {
    schema: propertySchema,
    later: ['pin', 'use'],
  },
  equipment: {
    schema: equipmentSchema,
  },
  jobs: {
    byHand: [
      'type',
      'customerId',
      'propertyId',
      'contactPhone',
      'scheduledTime',
      'arrivalWindowStart',
      'arrivalWindowEnd',
      'progress',
      'onMyWayAt',
      'parentJobId',
      'durationMinutes',
      'invoice',
      'hasStoredVisits',
    ],
    isUnbounded: true,
    schema: jobSchema.extend({ customerId: recordId }),
    ofServer: ['invoiceId', 'invoice', 'searchWords', 'hasStoredVisits', 'siteId', 'openGateIds'],
    later: ['onMyWayAt', 'hasStoredVisits', 'siteId', 'openGateIds', 'requiredSkills', 'businessUnitId'],
  },
  jobWork: {
    schema: jobWorkSchema,
  },
  schedule: {
    byHand: [
      'kind',
      'state',
      'jobId',
      'customerId',
      'propertyId',
      'seriesId',
      'expectedAt',
      'rescheduleAskedAt',
      'rescheduleNote',
    ],
    isUnbounded: true,
    schema: scheduleEntrySchema,
    // Checked by `isMade` and `isPlanned`: the office may clear the customer's request.
    ofServer: ['rescheduleAskedAt', 'rescheduleNote', 'siteId', 'openGateIds'],
    // A visit always has a job, and other entries never have one.
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
    later: ['expectedAt', 'propertyPin', 'seriesRule', 'seriesDueOn', 'siteId', 'openGateIds'],
  },
  timeEntries: {
    isUnbounded: true,
    schema: timeEntrySchema,
    // A running entry is stopped; anything else is corrected by another entry.
    changeable: ['endsAt'],
  },
  odometers: { schema: odometerSchema, changeable: ['startMiles', 'endMiles', 'note'] },
  timesheets: {
    isUnbounded: true,
    schema: timesheetSchema,
    changeable: ['state', 'note', 'days', 'accountUid'],
  },
  photos: {
    schema: photoSchema,
    byHand: ['url'],
    changeable: ['stage', 'caption'],
    later: ['subjectKind', 'subjectId', 'itemId'],
  },
  findings: {
    schema: findingSchema.extend({ customerId: recordId }),
    ofServer: ['searchWords'],
    later: ['acceptedOptionId'],
  },
  leads: {
    byHand: [
      'phone',
      'email',
      'nextAt',
      'nextBy',
      'assignedTo',
      'state',
      'receivedAt',
      'customerId',
      'propertyId',
      'jobId',
      'estimateId',
      'duplicateOfId',
      'costCents',
    ],
    schema: leadSchema,
    ofServer: LEAD_FIELDS_OF_SERVER,
  },
  leadReceipts: {
    schema: leadReceiptSchema,
    changeable: [],
  },
  reportSettings: {
    schema: reportSettingsSchema,
  },
  leadSettings: {
    schema: leadSettingsSchema,
  },
  websiteContent: {
    schema: websiteContentSchema,
  },
  workSettings: {
    schema: workSettingsSchema,
    later: ['reserveMinutes', 'finishNeeds', 'addsUsualItems'],
  },
  imports: {
    schema: importSchema,
  },
};
