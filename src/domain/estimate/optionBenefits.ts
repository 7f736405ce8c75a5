import type { DocumentInput, DocumentOption } from '../billing/schema';

export type OptionBenefits = {
  /** Its description as a single text; '' when it is given as a list. */
  pitch: string;
  /** The benefits as a list. */
  points: string[];
  /** Features of more expensive options that this one lacks. */
  lacks: string[];
};

/** Parses a description: several lines are a list of benefits; a single line is a sentence. */
function described({ description }: Pick<DocumentOption, 'description'>): Pick<OptionBenefits, 'pitch' | 'points'> {
  const lines = description
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*✓]\s*/, '').trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? { pitch: '', points: lines } : { pitch: lines[0] ?? '', points: [] };
}

const key = (text: string): string => text.trim().toLowerCase();

/**
 * Returns each option's benefits, and what it lacks compared with a more expensive one: its benefits, and its lines except the first,
 * which is the thing itself. A more expensive option lacks nothing of a cheaper one, which it usually includes in other words.
 */
export function optionBenefits(
  { options, lines }: Pick<DocumentInput, 'options' | 'lines'>,
  totalCentsOf: ReadonlyMap<string, number>,
): Map<string, OptionBenefits> {
  const offers = options.map((option) => {
    const own = lines.filter(({ optionId, isOptional }) => optionId === option.id && !isOptional);
    const { pitch, points } = described(option);
    const extras = own.slice(1).map(({ name }) => name);
    return { id: option.id, pitch, points, features: [...points, ...extras], names: own.map(({ name }) => name) };
  });
  const inEvery = lines.filter(({ optionId }) => optionId === '').map(({ name }) => name);
  const total = (id: string): number => totalCentsOf.get(id) ?? 0;
  return new Map(
    offers.map(({ id, pitch, points, names }) => {
      const known = new Set([...points, ...names, ...inEvery].map(key));
      const lacks: string[] = [];
      for (const dearer of offers.filter((other) => total(other.id) > total(id)))
        for (const feature of dearer.features) {
          if (known.has(key(feature))) continue;
          known.add(key(feature));
          lacks.push(feature);
        }
      return [id, { pitch, points, lacks }];
    }),
  );
}
