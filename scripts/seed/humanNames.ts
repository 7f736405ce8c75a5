/** Replacements for the published house's own names, as a person measuring a house would write them. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/_/g, ' '],
  [/([a-z])([A-Z0-9])/g, '$1 $2'],
  [/(\d)([A-Z])/g, '$1 $2'],
  [/\bliving dining\b/gi, 'living and dining room'],
  [/\bkitchen stairwell\b/gi, 'kitchen and stairs'],
  [/\blaundry equipment\b/gi, 'laundry and equipment'],
  [/\bhall closets\b/gi, 'hall and closets'],
  [/\brec ?room\b/gi, 'rec room'],
  [/\bcrawl space\b/gi, 'crawlspace'],
  [/\bHVAC ?Distribution ?\d*\b/g, 'Duct system'],
];
/** Other machine-generated text that isn't a part's name. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['HVACDistribution1', 'Duct system'],
  ['input file', 'Rating sheet'],
]);

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
const humanName = (id: string): string =>
  sentenceCase(WORDS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), id).trim());

/** Returns the same house with readable names for its rooms and surfaces instead of machine-generated ones; references follow. */
export function withHumanNames<T>(house: T): T {
  const names = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      if ('id' in value && typeof value.id === 'string') names.set(value.id, humanName(value.id));
      Object.values(value).forEach(collect);
    }
  };
  collect(house);
  if (new Set(names.values()).size < names.size) throw new Error('Two parts of the house would have the same name');
  const rename = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? (names.get(value) ?? PLAIN.get(value) ?? value) : value;
  return JSON.parse(JSON.stringify(house, rename)) as T;
}
