import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '@/data/outbox/entry';
import { buildVisit } from '@/testing/factories/visit';
import { changedFields, changedValues, entryTitle } from './outboxWords';

const JOB = '26-0142 No heat upstairs';
const place = { path: 'companies/c1/jobs', id: 'job-1' };
const change = (mine: OutboxEntry['mine'], collection = 'jobs') => ({
  collection,
  label: JOB,
  mine,
  write: { kind: 'update' as const, ...place, data: mine },
});

describe('what waits to be sent', () => {
  it('is named by what was done to which record', () => {
    const made = { kind: 'set' as const, ...place, data: {} };
    expect(entryTitle({ collection: 'photos', label: JOB, write: made })).toBe(`Photo added: ${JOB}`);
    expect(entryTitle({ collection: 'notes', label: 'Note', write: made })).toBe('Note added');
    expect(entryTitle({ collection: 'notes', label: '', write: { kind: 'delete', ...place } })).toBe('Note deleted');
    expect(entryTitle({ collection: 'taxExemptions', label: '', write: made })).toBe('Tax exemptions added');
    expect(entryTitle(change({}))).toBe(`Job changed: ${JOB}`);
  });

  it('says what a change changed, so that six of one job are not alike', () => {
    expect(changedFields(change({ progress: 'work-done', progressLog: [] }))).toBe('Progress: Work done');
    expect(changedFields(change({ checklist: [], updatedBy: 'u1' }))).toBe('Checklist');
    expect(changedFields(change({ scheduledTime: '2026-01-12T15:00:00.000Z', customerNotes: 'Dog' }))).toBe(
      'Time, Customer notes',
    );
  });

  it('says when a visit was to be, not how it is stored', () => {
    const { placement, log } = buildVisit();
    const moved = change({ placement, log }, 'schedule');
    expect(entryTitle(moved)).toBe(`Visit changed: ${JOB}`);
    expect(changedValues(moved)).toBe('Time and people: Monday, 11 AM – 12 PM');
  });

  it('gives every value of what was refused', () => {
    expect(changedValues(change({ customerNotes: 'Dog', priceCents: 300 }))).toBe('Customer notes: Dog\nPrice: 300');
  });

  it('says what is in a list in words, thing by thing', () => {
    const checklist = [
      { id: 'a', label: 'Gas off', isDone: true, doneAt: '2026-01-12T15:30:00.000Z', doneBy: 'user-1' },
      { id: 'b', label: 'Filter changed', isDone: false, doneAt: '', doneBy: '' },
    ];
    expect(changedValues(change({ checklist }))).toBe('Checklist:\n– Gas off (done)\n– Filter changed');
    expect(changedValues(change({ technicianIds: [], tags: ['VIP', 'Gate'] }))).toBe(
      'Technicians: none\nTags: VIP, Gate',
    );
    const address = { street: '12 Elm St', street2: '', city: 'Asheville' };
    expect(changedValues(change({ address }))).toBe('Address: 12 Elm St, Asheville');
  });
});
