import { expect, it } from 'vitest';
import { DEFAULT_BRAND_KIT } from '../brand/schema';
import { addressSchema } from '../contact/schema';
import { businessUnitSchema, type BusinessUnit } from './schema';
import { businessUnitName, footerAs, natureAs, printedAs, seriesOf, unitOfJob, unitOfType } from './units';

const unit = (fields: Partial<BusinessUnit>): BusinessUnit => businessUnitSchema.parse({ name: 'Unit', ...fields });
const company = {
  name: 'Summit Services',
  phone: '8285550100',
  email: 'office@summit.example',
  website: 'summit.example',
  address: addressSchema.parse({}),
  timeZone: 'America/New_York',
  branding: { ...DEFAULT_BRAND_KIT, logoUrl: 'company.png', logoDarkUrl: 'company-dark.png', primaryColor: '#111111' },
};

it('uses a unit’s own details on documents, and the company’s for the rest', () => {
  const units = [
    unit({ id: 'pl', printedName: 'Summit Plumbing', email: 'pipes@summit.example', color: '#223344' }),
    { ...unit({ id: 'ac' }), logoUrl: 'cool.png' },
  ];
  expect(printedAs(company, units, 'pl')).toEqual({
    ...company,
    name: 'Summit Plumbing',
    email: 'pipes@summit.example',
    branding: { ...company.branding, primaryColor: '#223344' },
  });
  // The company's logo for dark backgrounds would be a different one there.
  expect(printedAs(company, units, 'ac').branding).toMatchObject({ logoUrl: 'cool.png', logoDarkUrl: '' });
  expect(printedAs(company, units, '')).toBe(company);
  expect(printedAs(company, units, 'gone')).toBe(company);
});

it('keeps an archived unit’s name and documents, but assigns it no new work', () => {
  const units = [
    unit({ id: 'old', name: 'Old', printedName: 'Old Plumbing', isArchived: true, jobTypeIds: ['service'] }),
    unit({ id: 'new', name: 'New', jobTypeIds: ['service', 'maintenance'] }),
  ];
  expect(businessUnitName(units, 'old')).toBe('Old');
  expect(printedAs(company, units, 'old').name).toBe('Old Plumbing');
  expect(unitOfType(units, 'service')).toBe('new');
  expect(businessUnitName(units, 'gone')).toBe('Former unit');
});

it('assigns a job to the chosen unit, or the one for its job type', () => {
  const units = [
    unit({ id: 'b', name: 'B', jobTypeIds: ['service'] }),
    unit({ id: 'a', name: 'A', jobTypeIds: ['service'] }),
  ];
  expect(unitOfJob(units, { businessUnitId: 'b', type: 'service' })).toBe('b');
  expect(unitOfJob(units, { businessUnitId: '', type: 'service' })).toBe('a');
  expect(unitOfJob(units, { businessUnitId: '', type: 'emergency' })).toBe('');
  expect(unitOfJob(units, null)).toBe('');
});

it('uses the unit’s footer and kind of work if it has them', () => {
  const settings = {
    footer: 'NC 12345',
    defaultJobNature: 'repair' as const,
    units: [unit({ id: 'pl', footer: 'P-77' }), unit({ id: 'co', jobNature: 'new-construction' })],
  };
  expect(['', 'pl', 'co'].map((id) => [footerAs(settings, id), natureAs(settings, id)])).toEqual([
    ['NC 12345', 'repair'],
    ['P-77', 'repair'],
    ['NC 12345', 'new-construction'],
  ]);
});

it('numbers in the company’s series for a unit without its own prefix', () => {
  const settings = {
    invoicePrefix: 'INV-',
    creditNotePrefix: 'CN-',
    units: [unit({ id: 'pl', invoicePrefix: 'PL-' }), unit({ id: 'same', invoicePrefix: 'inv-' })],
  };
  const seriesOfInvoice = (id: string) => seriesOf(settings, id, 'invoicePrefix');
  expect(seriesOfInvoice('pl')).toEqual({ prefix: 'PL-', isOwn: true });
  for (const id of ['', 'same', 'gone']) expect(seriesOfInvoice(id)).toEqual({ prefix: 'INV-', isOwn: false });
  expect(seriesOf(settings, 'pl', 'creditNotePrefix')).toEqual({ prefix: 'CN-', isOwn: false });
});
