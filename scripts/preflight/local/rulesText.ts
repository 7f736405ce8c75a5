/** A function in the rules. Names are unique within a file, so calls can be followed by name. */
type RulesFunction = { name: string; parameters: number; bindings: number; body: string };

/** Matches reads of other documents: a path in parentheses after one of these. */
const READS =
  /\b(?:firestore\.)?(?:get|getAfter|exists|existsAfter)\((\/[^\s,]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^\s,)]*)*)/g;
const CALL = /(?<![.\w])([a-zA-Z_]\w*)\(/g;

/** Removes comments and strings, which may contain braces and parentheses. */
const plain = (rules: string): string =>
  rules.replaceAll(/\/\/[^\n]*/g, '').replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('A brace of the rules is never closed.');
}

function functionsOf(text: string): RulesFunction[] {
  return [...text.matchAll(/\bfunction (\w+)\(([^)]*)\)\s*\{/g)].map((match) => {
    const start = match.index + match[0].length - 1;
    const body = text.slice(start, closingBrace(text, start));
    return {
      name: match[1] ?? '',
      parameters: (match[2] ?? '').split(',').filter((name) => name.trim() !== '').length,
      bindings: body.match(/\blet \w+/g)?.length ?? 0,
      body,
    };
  });
}

export type RulesShape = {
  bytes: number;
  functions: number;
  /** The largest count of each, with the function or line that has it. */
  parameters: { count: number; at: string };
  bindings: { count: number; at: string };
  depth: { count: number; at: string };
  /** Maximum number of documents a request may read: distinct paths, as written, reachable from an `allow`. */
  reads: { count: number; at: string };
};

/** Measures a ruleset against the service's limits. @throws Error for a recursive function. */
export function measureRules(rules: string): RulesShape {
  const text = plain(rules);
  const functions = functionsOf(text);
  const known = new Map(functions.map((one) => [one.name, one]));
  const measured = new Map<string, { depth: number; reads: ReadonlySet<string> }>();
  const measure = (body: string, callers: readonly string[]): { depth: number; reads: ReadonlySet<string> } => {
    const called = [...new Set([...body.matchAll(CALL)].map(([, name = '']) => name))].filter((name) =>
      known.has(name),
    );
    const inner = called.map((name) => {
      if (callers.includes(name)) throw new Error(`${name} of the rules calls itself.`);
      const found = measured.get(name) ?? measure(known.get(name)?.body ?? '', [...callers, name]);
      measured.set(name, found);
      return found;
    });
    const own = [...body.matchAll(READS)].map(([, path = '']) => path);
    return {
      depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
      reads: new Set([...own, ...inner.flatMap(({ reads }) => [...reads])]),
    };
  };
  const allows = [...text.matchAll(/\ballow ([\w, ]+): if ([^;]+);/g)].map((match) => {
    const place = /match (\/\S+)[^}]*$/.exec(text.slice(0, match.index))?.[1] ?? '';
    return { at: `${place} ${match[1] ?? ''}`.trim(), ...measure(match[2] ?? '', []) };
  });
  const most = <T>(list: readonly T[], count: (one: T) => number, at: (one: T) => string) =>
    list.reduce((best, one) => (count(one) > best.count ? { count: count(one), at: at(one) } : best), {
      count: 0,
      at: '',
    });
  return {
    bytes: new TextEncoder().encode(rules).byteLength,
    functions: functions.length,
    parameters: most(
      functions,
      ({ parameters }) => parameters,
      ({ name }) => name,
    ),
    bindings: most(
      functions,
      ({ bindings }) => bindings,
      ({ name }) => name,
    ),
    // The expression of an `allow` doesn't count as a call.
    depth: most(
      allows,
      ({ depth }) => depth - 1,
      ({ at }) => at,
    ),
    reads: most(
      allows,
      ({ reads }) => reads.size,
      ({ at }) => at,
    ),
  };
}
