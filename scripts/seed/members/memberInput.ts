import { termsOfPlan } from '@/domain/agreement/record/create';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import { agreementInputSchema, type AgreementInput } from '@/domain/agreement/record/schema';
import { priceOf } from '@/domain/agreement/record/term';
import { equipmentName } from '@/domain/equipment/format';
import { customerCopies } from '@/domain/estimate/create';
import { propertyFields } from '@/domain/property/copies';
import { newNumber } from '@/domain/record/number';
import { documentTaxSchema } from '@/domain/tax/schema';
import { zoneForDocument } from '@/domain/tax/zoneRecord';
import type { Household } from '../places';
import type { Zones } from '../quoteToCash';
import type { Random } from '../random';
import type { Fate } from './fates';

const LONG_NAME = /Worthington|Association of Independent/;

/** Picks a distinct household for each fate: with an e-mail address and something to cover, as far as there are enough. */
export function householdsFor(
  fates: readonly Pick<Fate, 'isLongNamed' | 'isBusiness'>[],
  households: readonly Household[],
  random: Random,
): Household[] {
  const left = random
    .shuffled([...households])
    .filter(({ record, properties }) => properties.length > 0 && !record.isDoNotService);
  return fates.flatMap(({ isLongNamed = false, isBusiness = false }) => {
    const fits = ({ record, equipment }: Household): boolean =>
      LONG_NAME.test(record.name) === isLongNamed &&
      (isLongNamed || (record.email !== '' && equipment.length > 0 && (record.kind === 'company') === isBusiness));
    const at = left.findIndex(fits);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

type Member = {
  household: Household;
  fate: Pick<Fate, 'plan' | 'interval' | 'units'>;
  startsOn: string;
  zones: Zones;
  random: Random;
  plan: AgreementPlan;
};

/** Builds an agreement as the office would enter it for a household. */
export function memberInput({ household, fate, startsOn, zones, random, plan }: Member): AgreementInput {
  const { record, id, equipment, properties } = household;
  const [property] = properties;
  const units = equipment
    .filter(({ record: { propertyId } }) => propertyId === property?.id)
    .slice(0, fate.units ?? 1)
    .map((unit) => ({ equipmentId: unit.id, name: equipmentName(unit.record) }));
  const [zone] = zones;
  return agreementInputSchema.parse({
    number: newNumber('agreement', new Date(`${startsOn}T12:00:00.000Z`), () => random.next()),
    ...customerCopies({ ...record, id }),
    customerEmail: record.email === '' ? 'household@example.com' : record.email,
    ...propertyFields(property ? { id: property.id, address: property.record.address } : null),
    planId: `plan-${fate.plan}`,
    planVersion: plan.version,
    plan: termsOfPlan(plan),
    units,
    interval: fate.interval,
    priceCents: priceOf(plan, fate.interval, Math.max(units.length, 1)) ?? 0,
    currency: 'USD',
    tax: documentTaxSchema.parse({ date: startsOn, ...(zone && { zone: zoneForDocument(zone) }) }),
    startsOn,
  });
}
