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

describe('a change waiting to be sent', () => {
  it('is named after the action and the record', () => {
    const made = { kind: 'set' as const, ...place, data: {} };
    expect(entryTitle({ collection: 'photos', label: JOB, write: made })).toBe(`Photo added: ${JOB}`);
    expect(entryTitle({ collection: 'notes', label: 'Note', write: made })).toBe('Note added');
    expect(entryTitle({ collection: 'notes', label: '', write: { kind: 'delete', ...place } })).toBe('Note deleted');
    expect(entryTitle({ collection: 'taxExemptions', label: '', write: made })).toBe('Tax exemptions added');
    expect(entryTitle(change({}))).toBe(`Job changed: ${JOB}`);
  });

  it('lists the changed fields, so that six changes of one job differ', () => {
    expect(changedFields(change({ progress: 'work-done', progressLog: [] }))).toBe('Progress: Work done');
    expect(changedFields(change({ checklist: [], updatedBy: 'u1' }))).toBe('Checklist');
    expect(changedFields(change({ scheduledTime: '2026-01-12T15:00:00.000Z', customerNotes: 'Dog' }))).toBe(
      'Time, Customer notes',
    );
  });

  it('gives a visit’s time in words, not as stored', () => {
    const { placement, log } = buildVisit();
    const moved = change({ placement, log }, 'schedule');
    expect(entryTitle(moved)).toBe(`Visit changed: ${JOB}`);
    expect(changedValues(moved)).toBe('Time and people: Monday, 11 AM – 12 PM');
  });

  it('gives every value of a refused change', () => {
    expect(changedValues(change({ customerNotes: 'Dog', priceCents: 300 }))).toBe('Customer notes: Dog\nPrice: 300');
  });

  it('describes the items of a list in words', () => {
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
