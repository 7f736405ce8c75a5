import { expect, it } from 'vitest';
import { documentInputSchema } from '../../billing/schema';
import { chosenTotalCents, presetChoice } from '../../estimate/choice';
import { approvalSchema } from '../../estimate/schema';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { companySchema } from '../../company/schema';
import { depositOfEstimate, scheduleFromEstimate } from './fromEstimate';
import { newContractValues, type ContractOrigin } from './origin';
import { readSchedule, scheduledCents } from './scheduleOfValues';
import { contractTemplateSchema } from './template';

it('turns an estimate into a schedule of values with the same total, tax and discounts', () => {
  const estimate = buildEstimate();
  const lines = scheduleFromEstimate(estimate);
  expect(lines.length).toBeGreaterThan(0);
  expect(scheduledCents(lines)).toBe(chosenTotalCents(estimate.document, presetChoice(estimate.document)));
  expect(lines.map(({ item }) => item)).toEqual(lines.map((_, index) => String(index + 1)));
});

it('takes the deposit from the option the customer chose, not from the shared lines', () => {
  const both = documentInputSchema.shape.options.parse([
    { id: 'good', name: 'Good' },
    { id: 'better', name: 'Better' },
  ]);
  const document = buildDocument({
    type: 'estimate',
    options: both,
    lines: [
      buildLine({ name: 'Permit', unitPriceCents: 10_000 }),
      ...both.map(({ id }, index) => buildLine({ name: id, optionId: id, unitPriceCents: (index + 1) * 100_000 })),
    ],
    deposit: { kind: 'percent', ratePpm: 300_000, amountCents: 0 },
  });
  const approval = approvalSchema.parse({
    revisionNumber: 1,
    optionId: 'better',
    selectedLineIds: [],
    quantitiesE4: {},
    totalCents: 210_000,
    documentHash: 'a'.repeat(64),
    signature: null,
    by: 'customer',
    at: '2026-03-01T12:00:00.000Z',
  });
  // 30% of $2,100.
  expect(depositOfEstimate({ document, approval })).toBe(63_000);
});

it('fills in customer, place, state and signers from the estimate', () => {
  const customer = buildCustomer({ id: 'ada', email: 'ada@example.com' });
  const property = buildProperty({ id: 'mill', customerId: 'ada' });
  const estimate = buildEstimate({ id: 'e1', title: 'Take down the mill', customerId: 'ada' });
  const origin: ContractOrigin = {
    company: companySchema.parse({ name: 'Ground Zero' }),
    writer: { name: 'Grace Hopper', email: 'grace@example.com' },
    customer,
    property,
    estimate,
    template: null,
    jobId: '',
  };
  const values = newContractValues(origin, new Date('2026-03-01T12:00:00Z'));
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
  // Suggested for each new contract, where it can be changed or turned off.
  expect(values.terms.remindAfterDays).toEqual([3, 7]);
  const from = (stored: object) =>
    newContractValues(
      { ...origin, template: contractTemplateSchema.parse({ name: 'Ours', ...stored }) },
      new Date('2026-03-01T12:00:00Z'),
    ).terms.remindAfterDays;
  // One template from before the option existed, one with it on, and one with it off.
  expect([from({}), from({ remindAfterDays: [2, 5, 10] }), from({ remindAfterDays: [] })]).toEqual([
    [3, 7],
    [2, 5, 10],
    [],
  ]);
  expect(values.priceCents).toBe(scheduledCents(readSchedule(values.schedule) ?? []));
});
