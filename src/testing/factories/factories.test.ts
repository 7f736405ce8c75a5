import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/data/records/memoryStore';
import { buildCompany } from './company';
import { buildCustomer } from './customer';
import { documentsOf } from './documents';
import { buildDiscount } from './discount';
import { buildEquipment } from './equipment';
import { buildJob } from './job';
import { buildNote } from './note';
import { buildPhoto } from './photo';
import { buildPricebookCategory, buildPricebookItem, buildPricebookTemplate } from './pricebook';
import { buildProperty } from './property';
import { buildTaxExemption, buildTaxZone } from './tax';
import { buildTechnician } from './technician';
import { buildUser } from './user';

describe('factories', () => {
  it('build a valid record of every kind by default', () => {
    const builders = [
      buildCompany,
      buildCustomer,
      buildEquipment,
      buildJob,
      buildNote,
      buildPhoto,
      buildProperty,
      buildTechnician,
      buildUser,
      buildPricebookItem,
      buildPricebookCategory,
      buildPricebookTemplate,
      buildTaxZone,
      buildTaxExemption,
      buildDiscount,
    ];
    for (const build of builders) {
      const record = build();
      expect(record.id).not.toBe('');
      expect(record.revision).not.toBe('');
      expect(build().id).not.toBe(record.id);
    }
  });

  it('derive fields from what a test overrides', () => {
    expect(buildCustomer({ kind: 'company', companyName: 'Elm Dental' })).toMatchObject({
      name: 'Elm Dental',
      sortName: 'elm dental',
    });
    const job = buildJob({ progress: 'work-done', customerId: 'customer-9' });
    expect(job.progressLog.at(-1)?.state).toBe('work-done');
    expect(job.invoice.customerId).toBe('customer-9');
    expect(buildPhoto({ jobId: 'job-9' }).path).toContain('/jobs/job-9/');
  });

  it('refuse an impossible record', () => {
    expect(() => buildCustomer({ phone: 'call me' })).toThrow('phone');
  });

  it('fill a memory store', async () => {
    const customer = buildCustomer({ firstName: 'Grace' });
    const store = createMemoryStore({ 'companies/company-1/customers': documentsOf([customer]) });
    const found = await store.get('companies/company-1/customers', customer.id);
    expect(found?.data).toMatchObject({ firstName: 'Grace', revision: customer.revision });
  });
});
