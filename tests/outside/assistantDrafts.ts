import { ADA, CAPACITOR, JOB, LOAD, VISIT } from './aiWorld';

/** Tool calls with which a model creates each kind of proposal. */
export const DRAFTS = {
  'visit-move': {
    name: 'draft_visit_move',
    arguments: {
      visit_id: VISIT.id,
      starts_at: '2026-11-25T14:00:00.000Z',
      technician_ids: null,
      reason: 'Free then.',
    },
  },
  note: {
    name: 'draft_note',
    arguments: { on: 'job', id: JOB.id, text: 'Bring the long ladder.', reason: 'Asked.' },
  },
  estimate: {
    name: 'draft_estimate',
    arguments: {
      customer_id: ADA.id,
      property_id: 'property-1',
      job_id: JOB.id,
      title: 'Capacitor',
      message: '',
      lines: [{ item_id: CAPACITOR.id, quantity: 2 }],
      reason: 'Asked.',
    },
  },
  job: {
    name: 'draft_job',
    arguments: {
      customer_id: ADA.id,
      property_id: 'property-1',
      title: 'Tune-up',
      type: 'maintenance',
      priority: 'normal',
      description: '',
      starts_at: '2026-11-25T14:00:00.000Z',
      minutes: 90,
      technician_ids: ['tech-1'],
      reason: 'Asked.',
    },
  },
  'manual-j': {
    name: 'draft_load_change',
    arguments: {
      load_id: LOAD.id,
      changes: [{ path: 'design.indoorHeatingF', value_json: '68' }],
      readings: [],
      reason: 'Asked.',
    },
  },
};
