import { describe, expect, it } from 'vitest';
import { buildTechnician } from '@/testing/factories/technician';
import { BUILT_AT } from '@/testing/factories/build';
import { importSchema } from '../import/schema';
import { mailSchema } from '../mail/schema';
import { MAY_HAVE_ARRIVED, STOPPED_BEFORE } from '../message/handOver';
import { textSchema } from '../message/schema';
import { failedMailItems, importItems, licenseItems, unclearTextItems } from './companyRules';

const NOW = '2026-01-12T20:00:00.000Z';
const TODAY = '2026-01-12';
const audit = {
  createdBy: 'user-1',
  createdAt: BUILT_AT,
  updatedBy: 'user-1',
  updatedAt: BUILT_AT,
  revision: 'r',
  baseRevision: '',
};

describe('company news', () => {
  it('lists active technicians’ licenses that expired or expire within 30 days', () => {
    const licences = [
      { id: 'a', name: 'EPA 608', number: '44', expiresOn: '2026-01-10' },
      { id: 'b', name: 'State card', number: '', expiresOn: '2026-01-13' },
      { id: 'c', name: 'Welding', number: '', expiresOn: '2026-03-01' },
    ];
    const technician = buildTechnician({ id: 't1', licences });
    expect(licenseItems([technician, { ...technician, status: 'archived' }], TODAY)).toMatchObject([
      { title: 'Marcus Reed’s license has expired', detail: 'EPA 608 · 44', action: { to: '/technicians?open=t1' } },
      { title: 'Marcus Reed’s license expires tomorrow', detail: 'State card' },
    ]);
  });

  it('lists undelivered e-mail for a week', () => {
    const mail = {
      ...mailSchema.parse({
        kind: 'invoice',
        subjectType: 'invoice',
        subjectId: 'i1',
        to: ['ada@example.com'],
        subject: 'Your invoice',
        state: 'failed',
        error: 'No such mailbox.',
        requestedAt: '2026-01-12T19:00:00.000Z',
        sentBy: 'user-1',
      }),
      ...audit,
      id: 'm1',
    };
    expect(failedMailItems([mail, { ...mail, state: 'sent' }], NOW)).toMatchObject([
      {
        title: 'Invoice was not delivered',
        detail: 'ada@example.com · No such mailbox.',
        action: { label: 'Send again', to: '/invoices/i1#send' },
        isNews: true,
      },
    ]);
    expect(failedMailItems([mail], '2026-01-20T00:00:00.000Z')).toEqual([]);
    // The server stopped halfway, before and after handing over the message.
    const stopped = { ...mail, state: 'sending', error: '', handedOverAt: '' } as const;
    expect(failedMailItems([stopped], '2026-01-12T19:01:59.000Z')).toEqual([]);
    expect(failedMailItems([stopped], '2026-01-12T19:02:01.000Z')).toMatchObject([
      { title: 'Invoice was not delivered' },
    ]);
    const handedOver = { ...stopped, handedOverAt: '2026-01-12T19:00:01.000Z' };
    expect(failedMailItems([handedOver], '2026-01-12T19:02:02.000Z')).toMatchObject([
      { title: 'Invoice may not have arrived' },
    ]);
  });

  it('lists texts that failed or may not have arrived, with what is known', () => {
    const text = {
      ...textSchema.parse({
        kind: 'on-my-way',
        visitId: 'v1',
        customerId: 'c1',
        segments: 1,
        phone: '+18285550101',
        body: 'On my way',
        state: 'sending',
        requestedAt: '2026-01-12T19:00:00.000Z',
        handedOverAt: '',
        sentBy: 'user-1',
      }),
      ...audit,
      id: 't1',
    };
    const handedOver = { ...text, handedOverAt: '2026-01-12T19:00:01.000Z' };
    expect(unclearTextItems([text, handedOver], NOW)).toMatchObject([
      { title: 'Text message was not delivered: On my way', detail: `(828) 555-0101 · ${STOPPED_BEFORE}` },
      { title: 'Text message may not have arrived: On my way', detail: `(828) 555-0101 · ${MAY_HAVE_ARRIVED}` },
    ]);
  });

  it('lists an import that has not moved for ten minutes', () => {
    const record = {
      ...importSchema.parse({
        fileName: 'clients.csv',
        fileHash: '',
        preset: 'jobber',
        mapping: {},
        status: 'running',
        totalRows: 3000,
        processedRows: 1200,
        createdCount: 0,
        existingCount: 0,
        duplicateCount: 0,
        errorCount: 0,
      }),
      ...audit,
      updatedAt: '2026-01-12T19:49:00.000Z',
      id: 'x1',
    };
    expect(importItems([record, { ...record, status: 'done' }], NOW)).toMatchObject([
      { detail: 'clients.csv · 1,200 of 3,000 rows', action: { label: 'Resume', to: '/customers/import' } },
    ]);
    expect(importItems([record], '2026-01-12T19:55:00.000Z')).toEqual([]);
  });
});
