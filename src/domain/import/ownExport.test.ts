import { describe, expect, it } from 'vitest';
import { csvText } from '@/lib/csvText';
import { usualWork } from '../company/usualWork';
import { CUSTOMER_COLUMNS } from '../customer/columns';
import { EQUIPMENT_COLUMNS } from '../equipment/columns';
import { NOTE_COLUMNS } from '../note/columns';
import { PROPERTY_COLUMNS } from '../property/columns';
import { tableOf, type Columns } from '../record/columns';
import { createdBy, importOf, outcomesOf } from '@/testing/importPlan';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildNote } from '@/testing/factories/note';
import { buildProperty } from '@/testing/factories/property';
import { joinOwnExport } from './ownExport';

const given = {
  at: (instant: string) => instant.slice(0, 16).replace('T', ' '),
  today: '2026-01-12',
  settings: usualWork(['hvac']),
  customerNameOf: () => '',
  propertyAddressOf: () => '',
};
function fileOf<T>(columns: Columns<T, typeof given>, records: readonly T[]): string {
  const { header, rowsOf } = tableOf(columns, given);
  return csvText(header, records.flatMap(rowsOf));
}

const ada = buildCustomer({
  id: 'customer-ada',
  tags: ['VIP', 'Pool'],
  notes: '=Has a dog\nRing twice',
  isTaxExempt: true,
  isDoNotService: true,
  doNotServiceReason: 'Bad checks',
  paymentTerms: 'net-30',
  source: 'google',
  externalId: '00042',
  consent: { email: 'no', sms: 'yes', phone: 'unknown' },
  contacts: [{ id: 'k1', name: 'Bob King', role: 'Brother', phone: '(512) 555-0199', email: 'bob@example.com' }],
});
const shop = buildCustomer({
  id: 'shop',
  kind: 'company',
  companyName: 'Elm Dental',
  status: 'archived',
  phone: '512-555-0177 ext. 4',
});
const home = buildProperty({ id: 'home', customerId: ada.id, gateCode: '#1180', hazards: 'Low beam' });
const rental = buildProperty({
  id: 'rental',
  customerId: ada.id,
  label: 'Rental',
  use: 'business',
  address: { ...home.address, street: '9 Oak St' },
});
const furnace = buildEquipment({
  customerId: ada.id,
  propertyId: rental.id,
  serial: '=SN-1',
  refrigerantChargeOz: 12.5,
});
const joined = joinOwnExport({
  customers: fileOf(CUSTOMER_COLUMNS, [ada, shop]),
  addresses: fileOf(PROPERTY_COLUMNS, [home, rental]),
  equipment: fileOf(EQUIPMENT_COLUMNS, [furnace]),
  notes: fileOf(NOTE_COLUMNS, [buildNote({ customerId: ada.id, text: 'Call first' })]),
});

describe('our own customer export', () => {
  const plan = importOf(joined);
  const { customers, properties, equipment } = createdBy(plan);

  it('is restored with customers’ ids and all their data', () => {
    expect(outcomesOf(plan)).toEqual({ 2: 'create', 3: 'property', 4: 'create' });
    expect(plan.rows.flatMap(({ issues }) => issues)).toEqual([]);
    const [first, second] = customers;
    expect(first).toMatchObject({
      id: ada.id,
      data: {
        name: ada.name,
        phone: ada.phone,
        email: ada.email,
        billingAddress: ada.billingAddress,
        tags: ada.tags,
        isTaxExempt: true,
        isDoNotService: true,
        doNotServiceReason: 'Bad checks',
        paymentTerms: 'net-30',
        source: 'google',
        externalId: '00042',
        consent: ada.consent,
      },
    });
    expect(first?.data.contacts).toMatchObject([
      { name: 'Bob King', role: 'Brother', phone: '(512) 555-0199', email: 'bob@example.com' },
    ]);
    expect(first?.data.notes).toMatch(/^=Has a dog\nRing twice\n[-\d: ]+Dana Whitfield: Call first$/);
    expect(second).toMatchObject({
      id: 'shop',
      data: { companyName: 'Elm Dental', kind: 'company', status: 'archived', phone: shop.phone },
    });
  });

  it('is restored with every service address, its codes and equipment', () => {
    const bare = ({ label, address, gateCode, accessNotes, hazards, use }: typeof home) => ({
      label,
      address,
      gateCode,
      accessNotes,
      hazards,
      use,
    });
    // The dental practice has a billing address but no property.
    expect(properties.map(({ data }) => data)).toMatchObject([bare(home), bare(rental)]);
    expect(equipment.map(({ data }) => data)).toMatchObject([
      {
        customerId: ada.id,
        propertyId: properties[1]?.id,
        type: furnace.type,
        make: furnace.make,
        serial: '=SN-1',
        refrigerantChargeOz: 12.5,
        installDate: furnace.installDate,
      },
    ]);
  });

  it('is distinguished from other files, and survives edits', () => {
    expect(joinOwnExport({ customers: 'Name,Phone\nAda,1' })).toBe('');
    expect(joinOwnExport({})).toBe('');
    const spoiled = importOf(
      joined.replace('[{', '[{{').replace('customer-ada', '__proto__').replace('no,yes', 'maybe,,'),
    );
    expect(createdBy(spoiled).equipment).toEqual([]);
    expect(createdBy(spoiled).customers[0]?.id).toMatch(/^imp/);
  });
});
