import type { ItemKind } from '../billing/itemKind';
import type { TaxClass } from './schema';

/** The kind of thing that a name or category suggests. */
export type ProposedKind = Extract<ItemKind, 'labour' | 'material' | 'equipment' | 'fee'> | 'shipping';

const CLASS_OF: Record<ProposedKind, TaxClass> = {
  labour: 'labour',
  material: 'materials',
  equipment: 'equipment',
  fee: 'fee',
  shipping: 'shipping',
};

/** Words that decide a kind, whatever else is named: `Furnace filter` is a part, `Permit for a water heater` a fee. */
const SURE: readonly (readonly [RegExp, ProposedKind])[] = [
  [/\b(permits?|surcharge|trip (charge|fee)|disposal fee|fees?)\b/, 'fee'],
  [/\b(shipping|freight|delivery charge|delivery)\b/, 'shipping'],
  [/\blabou?r\b|\bman.?hours?\b|\bhourly\b|\bhours?\b/, 'labour'],
  [
    /\b(filters?|capacitors?|contactors?|ign?itors?|igniters?|thermocouples?|fl?ame sensors?|relays?|fuses?|breakers?|switch(es)?|receptacles?|outlets?|wir(e|ing)|cables?|conduit|pipes?|pvc|pex|copper|fittings?|elbows?|couplings?|valves?|traps?|gaskets?|belts?|refrigerant|r-?(22|32|410a|454b)|line ?sets?|drain pans?|shingles?|screws?|sealant|parts?|materials?)\b/,
    'material',
  ],
];
const EQUIPMENT =
  /\b(furnaces?|heat pumps?|air conditioners?|condensers?|condensing units?|air handlers?|boilers?|water heaters?|mini.?splits?|rooftop units?|package units?|generators?|compressors?|softeners?|evaporator coils?|dishwashers?|equipment|seer2?|afue|btuh?|[\d.]+ ?tons?)\b/;
const LABOR =
  /\b(installation|install(ing|ed)?|repair(s|ed|ing)?|replac(e|es|ed|ing|ement)|diagnos(e|is|tics?)|service( call)?|tune.?ups?|maintenance|inspect(ion|ed)?|clean(ing|ed)?|flush(ing)?|removal|remove|demolition|set.?up|start.?up|commissioning|troubleshoot(ing)?)\b/;

/**
 * Returns the kind that a name suggests: `Trane 4 ton heat pump` is equipment, `Labor hour` labor. null if it suggests nothing or two
 * things at once, like `Install a furnace`: a person has to say whether it is the unit or the work.
 */
export function proposedKind(name: string): ProposedKind | null {
  const text = name.toLowerCase();
  const isLabor = LABOR.test(text);
  const sure = SURE.find(([pattern]) => pattern.test(text))?.[1];
  if (sure === 'fee' || sure === 'shipping' || sure === 'labour') return sure;
  const isEquipment = EQUIPMENT.test(text);
  if (isLabor) return sure === 'material' || isEquipment ? null : 'labour';
  if (sure) return sure;
  return isEquipment ? 'equipment' : null;
}

/** Usual tax class of a kind of item. A service combines work and goods, so its name tells more. */
const CLASS_OF_KIND: Record<ItemKind, TaxClass | null> = {
  service: null,
  labour: 'labour',
  material: 'materials',
  equipment: 'equipment',
  fee: 'fee',
  other: null,
};

/** Suggests a tax class from an item's kind or else its name; null = a person has to choose. */
export function proposedClass({ kind, name }: { kind: ItemKind | 'bundle'; name: string }): TaxClass | null {
  const byKind = kind === 'bundle' ? null : CLASS_OF_KIND[kind];
  if (byKind) return byKind;
  const word = proposedKind(name);
  return word && CLASS_OF[word];
}
