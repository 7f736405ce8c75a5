import { capitalize } from '@/lib/words';
import type { KnownText, MapShape, Shape } from './shape';
import { ruleFunction, type RuleFunction } from './functions';

/** Pattern repetitions cannot count further. */
const MOST_REPETITIONS = 1000;
/** Lists of maps and numbers are checked element by element: a longer one reports how far (`looked`). */
const MOST_PLACES = 10;

const CALLS: Record<KnownText, string> = {
  id: 'isId',
  email: 'isEmail',
  phone: 'isPhone',
  webAddress: 'isWebAddress',
  instant: 'isInstantOrEmpty',
  date: 'isDateOrEmpty',
};
/** As a list element, which is checked with one pattern. */
const ELEMENT_PATTERNS: Partial<Record<KnownText, string>> = { id: '[A-Za-z0-9_-]{1,128}' };

/** What a schema does not say, or says in a way that costs too much. Keys are paths: `contacts`, `options[].items`. */
export type Choices = {
  /** Conditions by hand, given the value; null where another condition covers the field. */
  byHand?: Readonly<Record<string, ((value: string) => string) | null>>;
  /** Names of functions where the field's own name does not do: `checklist` for the list's, `checklist[]` for the element's. */
  names?: Readonly<Record<string, string>>;
  /** Lists in which only this many new or changed elements fit a request: more are rejected. */
  looked?: Readonly<Record<string, number>>;
};

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** Names as one text, which is split: each name of a list would be compiled as an expression. */
export const nameList = (names: readonly string[]): string => `${quoted(names.join(' '))}.split(' ')`;
const quotedList = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** A condition by hand: a list that the server looks into when it counts, and that is only bounded here. */
export const bounded = (max: number) => (list: string) => `${list} is list && ${list}.size() <= ${String(max)}`;
/** ... and one that a function of firestore.rules checks. */
export const call = (name: string) => (value: string) => `${name}(${value})`;

const lastOf = (path: string): string => (path.split('.').at(-1) ?? path).replace('[]', '');
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const matches = (value: string, pattern: string): string => `${value}.matches(${quoted(pattern)})`;

/** One of some texts: cheaper as a pattern than as a list, each of whose elements would count. */
function oneOf(value: string, texts: readonly string[]): string {
  const alternatives = texts
    .filter((text) => text !== '')
    .map(escaped)
    .join('|');
  return matches(value, texts.includes('') ? `(${alternatives})?` : alternatives);
}

function elementPattern(of: Shape): string | null {
  if (of.kind === 'text') return `[^\\t]{${String(of.min)},${String(of.max)}}`;
  return of.kind === 'known' ? (ELEMENT_PATTERNS[of.text] ?? null) : null;
}

/** Turns shapes into conditions, and collects the functions that these call. */
export class Conditions {
  readonly functions: RuleFunction[] = [];
  private readonly named = new Map<string, string>();
  private readonly source: string;
  private readonly choices: Choices;

  /** `source` is what the schema is called, for comments. */
  constructor(source: string, choices: Choices = {}) {
    this.source = source;
    this.choices = choices;
  }

  /** The conditions on `value`; none where it is covered elsewhere. */
  of(shape: Shape, value: string, path: string): string[] {
    const byHand = this.choices.byHand?.[path];
    if (byHand === null) return [];
    if (byHand) return [byHand(value)];
    switch (shape.kind) {
      case 'text':
        if (shape.max <= MOST_REPETITIONS) return [matches(value, `(?s).{${String(shape.min)},${String(shape.max)}}`)];
        if (shape.min === 0) return [`isText(${value}, ${String(shape.max)})`];
        return [`isText(${value}, ${String(shape.max)})`, `${value}.size() >= ${String(shape.min)}`];
      case 'known':
        return [
          ...(shape.mayBeEmpty || shape.text === 'id' ? [] : [`${value} != ''`]),
          `${CALLS[shape.text]}(${value})`,
        ];
      case 'pattern':
        return [matches(value, shape.pattern)];
      case 'oneOf':
        return [oneOf(value, shape.values)];
      case 'number':
        return this.ofNumber(shape, value);
      case 'flag':
        return [`${value} is bool`];
      case 'address':
        return [`isAddress(${value})`];
      case 'nullable':
        return [`(${value} == null || ${this.inOne(this.of(shape.of, value, path))})`];
      case 'list':
        return this.ofList(shape, value, path);
      case 'map':
        return [`${this.mapFunction(shape, path)}(${value})`];
      case 'unsayable':
        throw new Error(`${this.source}.${path} is ${shape.why}: give its condition by hand`);
    }
  }

  private inOne(conditions: readonly string[]): string {
    return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' && ')})`;
  }

  /** Comparing anything but a number with a number fails, and with it the request; so only whole ones need a look. */
  private ofNumber({ isWhole, min, max }: Extract<Shape, { kind: 'number' }>, value: string): string[] {
    return [
      ...(isWhole || (min === null && max === null) ? [`${value} is ${isWhole ? 'int' : 'number'}`] : []),
      ...(min === null ? [] : [`${value} >= ${String(min)}`]),
      ...(max === null ? [] : [`${value} <= ${String(max)}`]),
    ];
  }

  private ofList(shape: Extract<Shape, { kind: 'list' }>, value: string, path: string): string[] {
    const { of, min, max } = shape;
    if (max === null) throw new Error(`${this.source}.${path} may be of any length: give its condition by hand`);
    const least = min === 0 ? [] : [`${value}.size() >= ${String(min)}`];
    if (of.kind === 'oneOf')
      return [...least, `${value}.size() <= ${String(max)}`, `${value}.hasOnly(${quotedList(of.values)})`];
    const pattern = elementPattern(of);
    if (pattern !== null)
      return [...least, `isListOf(${value}, ${String(max)}, ${quoted(`${pattern}(\\t${pattern})*`)})`];
    const looked = this.choices.looked?.[path];
    const name = this.listFunction(shape, path, looked ?? max);
    return [looked === undefined ? `${name}(${value})` : `${name}(${value}, ${lastOf(path)}Before)`];
  }

  /** A function that looks into the places of a list; where they are too many, only into what is new or changed. */
  private listFunction({ of, min, max }: Extract<Shape, { kind: 'list' }>, path: string, places: number): string {
    if (places > MOST_PLACES)
      throw new Error(`${this.source}.${path} has ${String(places)} places: say how many are looked into`);
    const isDiff = this.choices.looked?.[path] !== undefined;
    const ownName = this.choices.names?.[path] ?? `are${capitalize(lastOf(path))}`;
    return this.once(`list ${String(isDiff)} ${String(places)}`, { kind: 'list', of, min, max }, ownName, (name) => {
      const list = isDiff ? 'fresh' : 'l';
      const conditions = [
        isDiff ? `l.size() <= ${String(max)}` : `l is list && l.size() <= ${String(max)}`,
        // Otherwise the first elements are checked whether they exist or not.
        ...(isDiff && min > 0 ? [`l.size() >= ${String(min)}`] : []),
        ...(isDiff ? [`fresh.size() <= ${String(places)}`] : []),
        ...Array.from({ length: places }, (_, place) => {
          const each = this.inOne(this.ofElement(of, `${list}[${String(place)}]`, `${path}[]`));
          return !isDiff && place < min ? each : `(${list}.size() < ${String(place + 1)} || ${each})`;
        }),
      ];
      return ruleFunction({
        comment: isDiff
          ? [
              `${this.source}.${path}: all ${String(max)} would not fit a request, so at most ${String(places)} may be new or changed, and these are looked into`,
            ]
          : [`${this.source}.${path}`],
        name,
        parameters: isDiff ? ['l', 'before'] : ['l'],
        bindings: isDiff ? ['let fresh = l.removeAll(before);'] : [],
        conditions,
      });
    });
  }

  /** Each element is checked by its own function. */
  private ofElement(of: Shape, value: string, path: string): string[] {
    if (of.kind === 'map') return [`${this.mapFunction(of, path)}(${value})`];
    const one = this.once('element', of, this.choices.names?.[path] ?? `isOneOf${capitalize(lastOf(path))}`, (name) =>
      ruleFunction({
        comment: [`${this.source}.${path}`],
        name,
        parameters: ['value'],
        conditions: this.of(of, 'value', path),
      }),
    );
    return [`${one}(${value})`];
  }

  private mapFunction(shape: MapShape, path: string): string {
    const field = lastOf(path);
    const ownName = `is${capitalize(path.endsWith('[]') ? field.replace(/s$/, '') : field)}`;
    return this.once('map', shape, this.choices.names?.[path] ?? ownName, (name) => {
      const fields = Object.entries(shape.fields);
      return ruleFunction({
        comment: [`${this.source}.${path}`],
        name,
        parameters: ['part'],
        // Each field is read below, and reading one that is missing fails: the number makes sure that there are no others.
        conditions: [
          `part.size() == ${String(fields.length)}`,
          ...fields.flatMap(([part, of]) => this.of(of, `part.${part}`, `${path}.${part}`)),
        ],
      });
    });
  }

  /** Equal shapes share a function. What it calls comes after it. */
  private once(kind: string, shape: Shape, name: string, make: (name: string) => RuleFunction): string {
    const key = `${kind} ${JSON.stringify(shape)}`;
    const before = this.named.get(key);
    if (before !== undefined) return before;
    if ([...this.named.values()].includes(name))
      throw new Error(`${this.source}: ${name} would be two functions: give one a name`);
    this.named.set(key, name);
    const place = this.functions.length;
    this.functions.splice(place, 0, make(name));
    return name;
  }
}
