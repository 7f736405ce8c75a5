import { formatAddress } from '@/domain/contact/format';
import { equipmentName } from '@/domain/equipment/format';
import type { EquipmentType } from '@/domain/equipment/schema';
import { assessInspection, completedFields, type AssessedSlot } from '@/domain/inspection/assess';
import { newInspection } from '@/domain/inspection/create';
import { formSchema, readForm, writeForm, type InspectionForm } from '@/domain/inspection/form';
import { READY_TEMPLATES, readyForm } from '@/domain/inspection/ready/list';
import { repeatOfFailed } from '@/domain/inspection/reinspect';
import { inspectionTemplateSchema, readUnits, type Answer, type Inspection } from '@/domain/inspection/schema';
import type { Person, Team } from './accounts';
import type { CompanyPlan } from './companies/plan';
import { earlier, minutesAfter, type CompanyClock } from './clock';
import { MADE_INSPECTIONS, USUAL_READINGS, USUAL_TEXTS, type MadeAnswers } from './inspectionPlans';
import type { Household } from './places';
import type { Random } from './random';
import { changed, created, inSteps, type SeedWrite } from './writes';

const FIRST_MINUTE = 9 * 60 + 10;
const TEMPLATE_AGE_DAYS = 400;
const MINUTES_UNDER_WAY = 40;

/** Returns a technician's answer: the plan's, otherwise a typical one. '' = left open. */
function valueOf({ item }: AssessedSlot, made: MadeAnswers): { value: string; note: string } {
  const said = made[item.id];
  if (said !== undefined) return typeof said === 'string' ? { value: said, note: '' } : said;
  switch (item.kind) {
    case 'check':
      return { value: item.isRequired ? 'pass' : 'na', note: '' };
    case 'rating':
      return { value: '4', note: '' };
    case 'number': {
      const { min, max } = item;
      const middle = min !== null && max !== null ? Math.round((min + max) * 5) / 10 : (min ?? max ?? 1);
      return { value: String(USUAL_READINGS[item.id] ?? middle), note: '' };
    }
    case 'choice':
      return { value: item.options.find(({ isFail }) => !isFail)?.label ?? '', note: '' };
    case 'text':
      return { value: USUAL_TEXTS[item.id] ?? (item.isRequired ? 'As on the plan' : ''), note: '' };
    case 'photo':
    case 'signature':
      return { value: '', note: '' };
  }
}

/** Returns answers in work order, a minute each, up to a share of them. */
function answersOf(inspection: Inspection, made: MadeAnswers, share: number, by: Person): Answer[] {
  const form = readForm(inspection.form);
  const units = readUnits(inspection.units);
  const answers: Answer[] = [];
  const asked = (): readonly AssessedSlot[] => assessInspection({ form, units, answers }).slots;
  // Follow-up questions triggered by an answer are included.
  for (let at = 0; at < Math.round(asked().length * share); at += 1) {
    const slot = asked()[at];
    const given = slot && valueOf(slot, made);
    if (!slot || !given || given.value === '') continue;
    answers.push({ id: slot.key, ...given, at: minutesAfter(inspection.startedAt, at + 1), by: by.uid });
  }
  return answers;
}

/** Photos and signatures are optional in the demo: pictures would be most of its download. */
const withoutProof = (form: InspectionForm): InspectionForm => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.kind === 'photo' || item.kind === 'signature' ? { ...item, isRequired: false } : item,
    ),
  })),
});

/** Splits an inspection into the writes the rules allow at once, one round after the other. */
function roundsOf(record: Inspection, isCompleted: boolean, path: string, by: Person, random: Random): SeedWrite[] {
  const id = random.id();
  const finishedAt = record.answers.at(-1)?.at ?? record.startedAt;
  const audit = created(by, finishedAt, random);
  const writes = inSteps({ by, kind: 'set', path, id, data: { ...record, ...audit } }, 'inspections', {});
  if (!isCompleted) return writes;
  const { form, units, answers } = record;
  const result = assessInspection({ form: readForm(form), units: readUnits(units), answers });
  const data = { ...completedFields(result), finishedAt, ...changed(by, finishedAt, audit.revision, random) };
  return [...writes, { by, kind: 'update', path, id, data }];
}

/** Returns templates and inspections of the company's trade, in rounds; none for trades that don't inspect anything. */
export async function inspectionRounds(
  { industry, trade }: CompanyPlan,
  households: readonly Household[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  random: Random,
): Promise<SeedWrite[][]> {
  const root = `companies/${companyId}`;
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const templates = await Promise.all(
    READY_TEMPLATES.map(async (ready) => ({ ...ready, own: random.id(), form: withoutProof(await readyForm(ready)) })),
  );
  if (trade.ownTemplate) {
    const { name, description, equipmentTypes, form } = trade.ownTemplate;
    templates.push({
      id: 'own',
      name,
      description,
      equipmentTypes,
      trade: 'other',
      own: random.id(),
      load: () => Promise.resolve({ form }),
      form: formSchema.parse({ ...form, equipmentTypes: [...equipmentTypes] }),
    });
  }
  const plans = [...(MADE_INSPECTIONS[industry] ?? []), ...(trade.inspections ?? [])];
  const used = templates.filter(({ id }) => plans.some(({ template }) => template === id));
  const rounds: SeedWrite[][] = [
    used.map(({ own, name, trade: area, description, form }): SeedWrite => {
      const data = inspectionTemplateSchema.parse({
        name,
        trade: area,
        description,
        form: writeForm(form),
        version: 2,
      });
      const audit = created(owner, clock.at(-TEMPLATE_AGE_DAYS, FIRST_MINUTE), random);
      return { by: owner, kind: 'set', path: `${root}/inspectionTemplates`, id: own, data: { ...data, ...audit } };
    }),
  ];
  const places = placesFor(households);
  const last = new Map<string, { id: string; record: Inspection }>();
  for (const { template: templateId, types, place, daysAgo, share = 1, made, isAgain = false, notes = '' } of plans) {
    const template = used.find(({ id }) => id === templateId);
    const where = places(place, types);
    if (!template || !where) continue;
    const before = isAgain ? last.get(place) : undefined;
    // Even if the demo starts before breakfast, today's inspection is in progress, with nothing recorded ahead of time.
    const startedAt = earlier(
      clock.at(-daysAgo, FIRST_MINUTE),
      minutesAfter(clock.now.toISOString(), -MINUTES_UNDER_WAY),
    );
    const { home, unit } = where;
    const property = home.properties.find(({ id }) => id === unit?.record.propertyId) ?? home.properties[0];
    const base = newInspection(
      {
        id: template.own,
        version: 2,
        name: template.name,
        trade: template.trade,
        form: (before && repeatOfFailed(before.record)?.form) ?? template.form,
      },
      {
        customerId: home.id,
        customerName: home.record.name,
        propertyId: property?.id ?? '',
        propertyAddress: property ? formatAddress(property.record.address) : '',
        inspectorName: [by.firstName, by.lastName].filter(Boolean).join(' '),
        previousId: before?.id ?? '',
        units: unit
          ? [{ id: unit.id, name: [equipmentName(unit.record), unit.record.location].filter(Boolean).join(', ') }]
          : [],
        equipmentIds: unit ? [unit.id] : [],
      },
      new Date(startedAt),
    );
    const number = `I${startedAt.slice(2, 4)}-${random.id().slice(0, 5).toUpperCase()}`;
    const started = { ...base, number, notes };
    const record = { ...started, answers: answersOf(started, made, share, by) };
    const writes = roundsOf(record, share === 1, `${root}/inspections`, by, random);
    last.set(place, { id: writes[0]?.id ?? '', record });
    for (const [round, write] of writes.entries()) (rounds[round + 1] ??= []).push(write);
  }
  return rounds;
}

/** Gives each named place its own home with such a unit, the same one each time. */
function placesFor(households: readonly Household[]) {
  const free = households.filter(({ record, properties }) => record.status === 'active' && properties.length > 0);
  const taken = new Map<string, { home: Household; unit: Household['equipment'][number] | null }>();
  return (place: string, types: readonly EquipmentType[]) => {
    const known = taken.get(place);
    if (known) return known;
    const isFree = ({ id }: Household): boolean => [...taken.values()].every(({ home }) => home.id !== id);
    const unitOf = ({ equipment }: Household) => equipment.find(({ record }) => types.includes(record.type)) ?? null;
    const home = free.find((one) => isFree(one) && (types.length === 0 || unitOf(one) !== null));
    if (!home) return null;
    const found = { home, unit: types.length === 0 ? null : unitOf(home) };
    taken.set(place, found);
    return found;
  };
}
