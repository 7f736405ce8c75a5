/** A rules file with one condition removed. */
export type Mutant = { line: number; operator: '&&' | '||'; dropped: string; source: string };

type Span = { start: number; end: number };

/** Returns the length of the string or comment that begins at `at`, or 0. */
function skipped(source: string, at: number): number {
  const quote = source[at];
  if (quote === "'" || quote === '"') {
    let end = at + 1;
    while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
    return end + 1 - at;
  }
  return source.startsWith('//', at) ? source.indexOf('\n', at) - at : 0;
}

/** Returns the spans of the conditions: from `if` or `return` to the semicolon. */
function conditions(source: string): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < source.length; at += skipped(source, at) || 1) {
    const keyword = /^(?:: if|return)\s/.exec(source.slice(at, at + 8));
    if (!keyword) continue;
    const start = at + keyword[0].length;
    let end = start;
    while (end < source.length && source[end] !== ';') end += skipped(source, end) || 1;
    spans.push({ start, end });
    at = end;
  }
  return spans;
}

/** Returns the operands between `operator` at the outermost level of a span. */
function operands(source: string, { start, end }: Span, operator: string): Span[] {
  const found: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += skipped(source, at) || 1) {
    const character = source[at] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth === 0 && source.startsWith(operator, at)) {
      found.push({ start: from, end: at });
      from = at + operator.length;
    }
  }
  return [...found, { start: from, end }];
}

/** Returns the contents of parentheses inside a span, without the parentheses. */
function groups(source: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  const open: number[] = [];
  for (let at = start; at < end; at += skipped(source, at) || 1) {
    if (source[at] === '(') open.push(at + 1);
    else if (source[at] === ')') {
      const from = open.pop();
      if (from !== undefined && open.length === 0) found.push({ start: from, end: at });
    }
  }
  return found;
}

function mutantsOf(source: string, span: Span): Mutant[] {
  // A ternary's condition and both branches are separate conditions.
  const arms = operands(source, span, '?').flatMap((part) => operands(source, part, ':'));
  if (arms.length > 1) return arms.flatMap((arm) => mutantsOf(source, arm));
  for (const operator of ['||', '&&'] as const) {
    const parts = operands(source, span, operator);
    if (parts.length === 1) continue;
    const own = parts.map((part, index): Mutant => {
      const kept = parts.filter((other) => other !== part).map((other) => source.slice(other.start, other.end));
      const offset = source.slice(part.start).search(/\S/);
      return {
        line: source.slice(0, part.start + offset).split('\n').length,
        operator,
        dropped: source.slice(part.start, part.end).replace(/\s+/g, ' ').trim(),
        source: source.slice(0, span.start) + (index === 0 ? ' ' : '') + kept.join(operator) + source.slice(span.end),
      };
    });
    return [...own, ...parts.flatMap((part) => mutantsOf(source, part))];
  }
  return groups(source, span).flatMap((group) => mutantsOf(source, group));
}

/** Returns one mutant for each operand of an `&&` and each alternative of an `||`. */
export const mutants = (source: string): Mutant[] => conditions(source).flatMap((span) => mutantsOf(source, span));
