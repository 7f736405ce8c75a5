/** A function of firestore.rules. */
export type RuleFunction = {
  comment: readonly string[];
  name: string;
  parameters: readonly string[];
  bindings?: readonly string[];
  conditions: readonly string[];
};

export const ruleFunction = (parts: RuleFunction): RuleFunction => parts;

const WIDTH = 120;

/** Breaks a list that is too long for a line after its commas. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/(?<=,) /)) {
    const next = line.trim() === '' ? `${indent}${word}` : `${line} ${word}`;
    if (next.length > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = `${indent}    ${word}`;
    } else line = next;
  }
  return [...lines, line];
}

/** Comments are broken at words. */
function commented(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = `${indent}//`;
  for (const word of text.split(' ')) {
    if (`${line} ${word}`.length > WIDTH) {
      lines.push(line);
      line = `${indent}//`;
    }
    line = `${line} ${word}`;
  }
  return [...lines, line];
}

/** The function's text: each condition begins a line. */
export function printed(
  { comment, name, parameters, bindings = [], conditions }: RuleFunction,
  indent: string,
): string {
  const [first = 'true', ...rest] = conditions;
  const body = [
    ...wrapped(`return ${first}`, `${indent}  `),
    ...rest.flatMap((condition) => wrapped(`&& ${condition}`, `${indent}    `)),
  ];
  return [
    ...comment.flatMap((text) => commented(text, indent)),
    `${indent}function ${name}(${parameters.join(', ')}) {`,
    ...bindings.map((binding) => `${indent}  ${binding}`),
    `${body.join('\n')};`,
    `${indent}}`,
  ].join('\n');
}
