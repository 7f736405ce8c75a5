import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { brandKitSchema } from '../brand/schema';
import { companyProfileSchema, companySchema } from '../company/schema';
import { equipmentSchema } from '../equipment/schema';
import { importSchema } from '../import/schema';
import { noteSchema } from '../note/schema';
import { photoSchema } from '../photo/schema';
import { propertySchema } from '../property/schema';
import { userName, userSchema } from '../user/schema';

const takes = (schema: ZodType, valid: object) => (changes: object) =>
  schema.safeParse({ ...valid, ...changes }).success;

describe('an equipment record', () => {
  const isTaken = takes(equipmentSchema, { customerId: 'c1', propertyId: 'p1' });

  it('requires only its customer and property', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ customerId: '' })).toBe(false);
    expect(isTaken({ propertyId: undefined })).toBe(false);
  });

  it('has a charge from 0 to 100 000 oz, or none', () => {
    expect(isTaken({ refrigerantChargeOz: null })).toBe(true);
    expect(isTaken({ refrigerantChargeOz: 0 })).toBe(true);
    expect(isTaken({ refrigerantChargeOz: -0.1 })).toBe(false);
    expect(isTaken({ refrigerantChargeOz: 100_000.1 })).toBe(false);
    expect(isTaken({ refrigerantChargeOz: Number.NaN })).toBe(false);
    expect(isTaken({ refrigerantChargeOz: Number.POSITIVE_INFINITY })).toBe(false);
  });

  it('requires valid dates, a known type, and limited text', () => {
    expect(isTaken({ installDate: '2024-02-29', warrantyUntil: '' })).toBe(true);
    expect(isTaken({ installDate: '2023-02-29' })).toBe(false);
    expect(isTaken({ type: 'submarine' })).toBe(false);
    expect(isTaken({ serial: 'x'.repeat(80), notes: 'x'.repeat(2000) })).toBe(true);
    expect(isTaken({ serial: 'x'.repeat(81) })).toBe(false);
    expect(isTaken({ notes: 'x'.repeat(2001) })).toBe(false);
  });
});

describe('a photo record', () => {
  const isTaken = takes(photoSchema, {
    jobId: 'j1',
    customerId: 'c1',
    path: 'companies/c/jobs/j1/a.jpg',
    url: 'https://x/a.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 1,
    takenAt: '2026-06-01T12:00:00.000Z',
  });

  it('allows 1 byte to 15 MB', () => {
    expect(isTaken({ sizeBytes: 15 * 1024 * 1024 })).toBe(true);
    expect(isTaken({ sizeBytes: 15 * 1024 * 1024 + 1 })).toBe(false);
    expect(isTaken({ sizeBytes: 0 })).toBe(false);
  });

  it('must be a picture', () => {
    for (const contentType of ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'])
      expect(isTaken({ contentType })).toBe(true);
    for (const contentType of ['image/svg+xml', 'text/html', 'application/pdf', ''])
      expect(isTaken({ contentType })).toBe(false);
  });

  it('requires a known stage, a limited caption and a time', () => {
    expect(isTaken({ stage: 'later' })).toBe(false);
    expect(isTaken({ caption: 'x'.repeat(301) })).toBe(false);
    expect(isTaken({ takenAt: '' })).toBe(false);
  });
});

describe('an import record', () => {
  const isTaken = takes(importSchema, {
    fileName: 'customers.csv',
    fileHash: 'a'.repeat(64),
    preset: 'generic',
    mapping: { firstName: 'First' },
    status: 'running',
    totalRows: 10,
    processedRows: 0,
    createdCount: 0,
    existingCount: 0,
    duplicateCount: 0,
    errorCount: 0,
  });

  it('counts whole rows, up to a million', () => {
    expect(isTaken({ totalRows: 1_000_000 })).toBe(true);
    for (const field of [
      'totalRows',
      'processedRows',
      'createdCount',
      'existingCount',
      'duplicateCount',
      'errorCount',
    ]) {
      for (const count of [-1, 1.5, 1_000_001]) expect(isTaken({ [field]: count }), `${field} ${count}`).toBe(false);
    }
  });

  it('requires a known preset and status, and limited names', () => {
    expect(isTaken({ preset: 'excel' })).toBe(false);
    expect(isTaken({ status: 'paused' })).toBe(false);
    expect(isTaken({ fileName: 'x'.repeat(301) })).toBe(false);
    expect(isTaken({ mapping: { firstName: 'x'.repeat(201) } })).toBe(false);
  });
});

describe('notes and properties', () => {
  it('require text of at most 10 000 characters in a note', () => {
    const isTaken = takes(noteSchema, { subjectType: 'job', subjectId: 'j1', customerId: 'c1', text: 'Hello' });
    expect(isTaken({})).toBe(true);
    expect(isTaken({ text: ' \n ' })).toBe(false);
    expect(isTaken({ text: 'x'.repeat(10_000) })).toBe(true);
    expect(isTaken({ text: 'x'.repeat(10_001) })).toBe(false);
  });

  it('require a customer for a property, but no address', () => {
    const isTaken = takes(propertySchema, { customerId: 'c1' });
    expect(isTaken({})).toBe(true);
    expect(isTaken({ customerId: 'a/b' })).toBe(false);
    expect(isTaken({ accessNotes: 'x'.repeat(2001) })).toBe(false);
  });
});

describe('a user record', () => {
  it('has the specification’s defaults when nothing is stored', () => {
    expect(userSchema.parse({})).toMatchObject({
      companyId: null,
      role: 'user',
      features: {},
      industries: ['hvac'],
      colorScheme: 'auto',
      disabled: false,
    });
  });

  it('never blocks a sign-in, whatever is stored', () => {
    const damaged = {
      companyId: 7,
      role: 'king',
      features: 'all',
      industries: ['bakery'],
      colorScheme: 3,
      firstName: null,
      disabled: 'no',
    };
    expect(userSchema.parse(damaged)).toMatchObject({
      companyId: null,
      role: 'user',
      features: {},
      industries: ['hvac'],
      colorScheme: 'auto',
    });
  });

  it('keeps only known flags that are exactly true', () => {
    expect(
      userSchema.parse({ features: { jobs: true, leads: 'true', taxes: 1, website: false, unknown: true } }).features,
    ).toEqual({ jobs: true });
  });

  it('is shown by name, or else by e-mail address', () => {
    expect(userName({ firstName: 'Ada', lastName: '', email: 'a@x.com' })).toBe('Ada');
    expect(userName({ firstName: '', lastName: '', email: 'a@x.com' })).toBe('a@x.com');
  });
});

describe('a company record', () => {
  it('can be read with any fields missing or damaged', () => {
    expect(
      companySchema.parse({ name: 3, industry: 'bakery', timeZone: 'Mars/Olympus', branding: { primaryColor: 'red' } }),
    ).toMatchObject({
      name: '',
      industry: 'hvac',
      timeZone: 'America/New_York',
      branding: { primaryColor: '#0b5d57' },
      features: {},
    });
  });

  it('keeps valid fields', () => {
    expect(
      companySchema.parse({ name: 'Blue Ridge', timeZone: 'America/Phoenix', features: { jobs: true } }),
    ).toMatchObject({
      name: 'Blue Ridge',
      timeZone: 'America/Phoenix',
      features: { jobs: true },
    });
  });

  it('can only be changed to a valid profile', () => {
    const isTaken = takes(companyProfileSchema, {
      name: 'Blue Ridge',
      industry: 'hvac',
      industries: ['hvac'],
      phone: '512-555-0134',
      address: {},
      timeZone: 'America/Chicago',
    });
    expect(isTaken({})).toBe(true);
    expect(isTaken({ timeZone: 'Central' })).toBe(false);
    // It is requested when the first document needs it.
    expect(isTaken({ phone: '' })).toBe(true);
    expect(isTaken({ phone: 'call me' })).toBe(false);
    expect(isTaken({ industries: [] })).toBe(false);
    expect(isTaken({ industries: ['plumbing', 'plumbing'] })).toBe(false);
    expect(brandKitSchema.safeParse({ primaryColor: '#12345' }).success).toBe(false);
  });
});
