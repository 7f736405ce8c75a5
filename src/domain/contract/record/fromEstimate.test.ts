import { expect, it } from 'vitest';
import { chosenTotalCents, presetChoice } from '../../estimate/choice';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { companySchema } from '../../company/schema';
import { scheduleFromEstimate } from './fromEstimate';
import { newContractValues } from './origin';
import { readSchedule, scheduledCents } from './scheduleOfValues';

it('an estimate becomes a schedule of values that comes to its total, tax and discounts included', () => {
  const estimate = buildEstimate();
  const lines = scheduleFromEstimate(estimate);
  expect(lines.length).toBeGreaterThan(0);
  expect(scheduledCents(lines)).toBe(chosenTotalCents(estimate.document, presetChoice(estimate.document)));
  expect(lines.map(({ item }) => item)).toEqual(lines.map((_, index) => String(index + 1)));
});

it('a contract from an estimate has its customer, place, state and signers without typing', () => {
  const customer = buildCustomer({ id: 'ada', email: 'ada@example.com' });
  const property = buildProperty({ id: 'mill', customerId: 'ada' });
  const estimate = buildEstimate({ id: 'e1', title: 'Take down the mill', customerId: 'ada' });
  const values = newContractValues(
    {
      company: companySchema.parse({ name: 'Ground Zero' }),
      writer: { name: 'Grace Hopper', email: 'grace@example.com' },
      customer,
      property,
      estimate,
      template: null,
      jobId: '',
    },
    new Date('2026-03-01T12:00:00Z'),
  );
  expect(values).toMatchObject({
    title: 'Take down the mill',
    customerId: 'ada',
    propertyId: 'mill',
    lawState: property.address.state,
    estimateId: 'e1',
    parties: [
      { role: 'owner', email: 'ada@example.com', order: 1 },
      { role: 'contractor', name: 'Grace Hopper', order: 2 },
    ],
  });
  // Proposed for each new contract, and changed or turned off there.
  expect(values.terms.remindAfterDays).toEqual([3, 7]);
  expect(values.priceCents).toBe(scheduledCents(readSchedule(values.schedule) ?? []));
});
