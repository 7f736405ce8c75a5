import type { FirestoreClient } from '../support/firestore';
import { runCase } from '../support/runner';
import type { RulesCase } from '../support/types';

/** Firestore denies a request whose rules evaluate more expressions. */
const EXPRESSION_LIMIT = 1000;
/** The cost of `true && `, as counted by the emulator. */
const COST_OF_ONE = 3;
/** The compiler rejects longer chains. */
const CHAIN = 40;

/** Returns `count` no-op conditions, as a chain of functions. */
function padding(count: number): { functions: string; call: string } {
  const sizes = Array.from({ length: Math.ceil(count / CHAIN) }, (_, index) => Math.min(CHAIN, count - index * CHAIN));
  const name = (index: number): string => `padding${String(index)}()`;
  return {
    functions: sizes
      .map((size, index) => `function ${name(index)} { return ${Array(size).fill('true').join(' && ')}; }\n`)
      .join(''),
    call: sizes.map((_, index) => `${name(index)} && `).join(''),
  };
}

/** Returns the rules with no-op conditions inserted before what every write must pass. */
function padded(source: string, count: number): string {
  const { functions, call } = padding(count);
  return source
    .replace(/(function is(?:Created|Updated)ByMe\(d\) \{\s*return )/g, (start) => `${start}${call}`)
    .replace('function isPerson()', (start) => `${functions}${start}`);
}

/** Returns how many more expressions the rules could evaluate on an allowed case, to the nearest few. */
export async function headroomOf(client: FirestoreClient, source: string, one: RulesCase): Promise<number> {
  let most = 0;
  let least = Math.ceil(EXPRESSION_LIMIT / COST_OF_ONE);
  while (least - most > 1) {
    const middle = Math.floor((most + least) / 2);
    const complaint = await client.loadRules(padded(source, middle));
    if (complaint?.includes('"error"')) throw new Error(complaint);
    if ((await runCase(client, one)) === 'allow') most = middle;
    else least = middle;
  }
  return most * COST_OF_ONE;
}
