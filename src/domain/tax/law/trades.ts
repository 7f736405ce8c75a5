/** Trades as distinguished by state laws. `general` is any other work on buildings. */
export const LAW_TRADES = [
  'hvac',
  'heating',
  'cooling',
  'refrigeration',
  'plumbing',
  'electrical',
  'roofing',
  'construction',
  'handyman',
  'garageDoors',
  'demolition',
  'applianceRepair',
  'cleaning',
  'landscaping',
  'pestControl',
  'general',
] as const;
export type LawTrade = (typeof LAW_TRADES)[number];

/** The first match counts. */
const WORDS: readonly (readonly [RegExp, LawTrade])[] = [
  [/refrigerat/, 'refrigeration'],
  [/hvac|heat.*(cool|air)|(cool|air).*heat/, 'hvac'],
  [/furnace|boiler|heat/, 'heating'],
  [/cool|air condition|\bac\b|\ba\/c\b/, 'cooling'],
  [/plumb|drain|sewer/, 'plumbing'],
  [/electric/, 'electrical'],
  [/roof/, 'roofing'],
  [/garage/, 'garageDoors'],
  [/demoli|wreck/, 'demolition'],
  [/appliance/, 'applianceRepair'],
  [/clean|janitor/, 'cleaning'],
  [/landscap|lawn/, 'landscaping'],
  [/pest|extermin/, 'pestControl'],
  [/handyman/, 'handyman'],
  [/construct|remodel|general|build/, 'construction'],
];

/** Maps a word or one of our industries to a trade; `general` for others, null for an empty text. */
export function lawTrade(text: string): LawTrade | null {
  const plain = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  if (plain === '') return null;
  return WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'general';
}

/** Whether a trade is climate control for buildings. */
export const isClimate = (trade: LawTrade): boolean => ['hvac', 'heating', 'cooling', 'refrigeration'].includes(trade);

/** Whether a trade is outside the collected rules, which cover work permanently built into a building. */
export const isOtherService = (trade: LawTrade): boolean =>
  ['applianceRepair', 'cleaning', 'landscaping', 'pestControl'].includes(trade);
