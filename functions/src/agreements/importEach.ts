import { importedAgreement, importedId, type ImportedMember } from '@/domain/agreement/import/member';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementPlanSchema } from '@/domain/agreement/record/plan';
import { agreementInputSchema } from '@/domain/agreement/record/schema';
import { MEMBER_STATES } from '@/domain/agreement/record/state';
import { customerSchema } from '@/domain/customer/schema';
import { customerCopies } from '@/domain/estimate/create';
import { propertyFields } from '@/domain/property/copies';
import { propertySchema } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import { taxOf } from '@/domain/invoice/startingTax';
import { exemptionsFor, exemptionsOf } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT } from '@/domain/tax/zoneRecord';
import { cutText } from '@/lib/cutText';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, toAppError } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';
import { readCompanyDay } from '../billing/records';
import { certificatesIn, zonesIn } from '../billing/taxRecords';
import { asked } from '../platform/listQuery';

type Imported = { added: number; known: number; faults: string[] };

/** Imports each member in its own transaction, under an id derived from the row: importing the same file again adds nothing. */
export async function importEach(deps: Deps, members: readonly ImportedMember[], caller: Member): Promise<Imported> {
  let [added, known] = [0, 0];
  const zones = zonesIn(await inCompany(deps.db, caller.companyId, 'taxes').limit(TAX_ZONE_LIST_LIMIT).get());
  const faults: string[] = [];
  for (const one of members) {
    try {
      if (await importOne(deps, one, { caller, zones })) added += 1;
      else known += 1;
    } catch (error) {
      faults.push(cutText(`${one.externalId || one.customerId}: ${toAppError(error).userMessage}`, 300));
    }
  }
  return { added, known, faults };
}

type Zones = ReturnType<typeof zonesIn>;

/**
 * Returns true if it is new; false if this row, or the same plan at the same house, already exists. @throws AppError `not-found`,
 * `invalid`
 */
async function importOne(
  deps: Deps,
  one: ImportedMember,
  { caller: { companyId, uid }, zones }: { caller: Member; zones: Zones },
): Promise<boolean> {
  const { db } = deps;
  const agreements = inCompany(db, companyId, 'agreements');
  const ref = agreements.doc(await importedId(one));
  const certificates = certificatesIn(
    await asked(inCompany(db, companyId, 'taxExemptions'), exemptionsOf(one.customerId)).get(),
  );
  return db.runTransaction(async (transaction) => {
    const { settings, today } = await readCompanyDay(deps, transaction, companyId);
    const [existing, customer, property, plan] = await transaction.getAll(
      ref,
      inCompany(db, companyId, 'customers').doc(one.customerId),
      inCompany(db, companyId, 'properties').doc(one.propertyId),
      inCompany(db, companyId, 'agreementPlans').doc(one.planId),
    );
    if (existing?.exists) return false;
    const others = await transaction.get(agreements.where('customerId', '==', one.customerId).limit(50));
    const isHere = others.docs.some(
      (doc) =>
        doc.get('propertyId') === one.propertyId &&
        doc.get('planId') === one.planId &&
        MEMBER_STATES.some((state) => state === doc.get('state')),
    );
    if (isHere) return false;
    if (!customer?.exists || !property?.exists || !plan?.exists) throw notFound('Customer, property or plan');
    const whose = { ...parseRecord(customerSchema, customer.data()), id: one.customerId };
    const place = { ...parseRecord(propertySchema, property.data()), id: one.propertyId };
    const sold = parseRecord(agreementPlanSchema, plan.data());
    const now = deps.now();
    const exemptions = exemptionsFor(certificates, {
      customerId: one.customerId,
      propertyId: one.propertyId,
      date: today,
    });
    const input = agreementInputSchema.parse({
      number: newNumber('agreement', new Date(now)),
      ...customerCopies(whose),
      customerEmail: whose.email,
      ...propertyFields(place),
      planId: one.planId,
      planVersion: sold.version,
      plan: termsOfPlan(sold),
      businessUnitId: sold.businessUnitId,
      interval: one.interval,
      priceCents: one.priceCents,
      currency: settings.currency,
      tax: {
        ...taxOf({ customer: whose, property: place, zones, exemptions, settings, date: today }),
        jobNature: 'maintenance',
      },
      startsOn: one.startsOn,
      internalNotes: one.externalId === '' ? '' : `Number in the earlier program: ${one.externalId}`,
    });
    transaction.create(ref, {
      ...importedAgreement(input, one, { today, now, by: uid }),
      ...createdAudit(uid, now),
    });
    return true;
  });
}
