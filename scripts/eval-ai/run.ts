// npm run eval:ai [-- GROUP]: asks the assistant the questions in cases.ts and scores the answers by code. Without a key it runs against
// the local model server; with OPENAI_API_KEY or ANTHROPIC_API_KEY in the environment against the real one, which costs money.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from './cases';
import { faultsOf } from './score';
import { openEvalWorld } from './world';

const FOLDER = join(import.meta.dirname, '../../.cache/eval-ai');
/** The percentage that must be right against a real model; the rules must get all. */
const REAL_PERCENT = 90;

process.env['FUNCTIONS_EMULATOR'] = 'true';
const isReal = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'].some(
  (name) => ![undefined, '', 'none'].includes(process.env[name]),
);
const { startAi } = await import('../ai/startAi.mjs');
const local = isReal ? null : await startAi({ port: 0 });
Object.assign(process.env, local?.env);
// The functions log a line for each request.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text: string | Uint8Array) =>
  typeof text === 'string' && text.startsWith('{') && text.includes('"severity"') ? true : write(text);

const world = await openEvalWorld(FOLDER, 'hvac');
const wanted = process.argv[2];
const cases = casesOf(world).filter(({ group }) => wanted === undefined || group === wanted);
const groups = new Map<string, { right: number; of: number }>();
let cost = 0;
let slowestMs = 0;
for (const one of cases) {
  const member = await world.memberOf(one.role, one.without);
  const notes = world.deps.db.collection(`companies/${world.companyId}/notes`);
  if (one.hostileNote) {
    const { customerId, text } = one.hostileNote;
    await notes.doc('hostile').set({
      subjectType: 'customer',
      subjectId: customerId,
      customerId,
      text,
      authorName: '',
      createdAt: world.now,
      createdBy: 'x',
    });
  }
  const before = world.fingerprint();
  let faults: string[];
  try {
    const answer = await world.ask(member, { text: one.text, task: one.task ?? 'ask', open: one.open ?? null });
    faults = faultsOf(one, answer, world.fingerprint() === before);
    cost += answer.message.costMicrodollars;
    slowestMs = Math.max(slowestMs, answer.ms);
  } catch (thrown) {
    faults = [thrown instanceof Error ? thrown.message : String(thrown)];
  }
  if (one.hostileNote) await notes.doc('hostile').delete();
  const group = groups.get(one.group) ?? { right: 0, of: 0 };
  groups.set(one.group, { right: group.right + (faults.length === 0 ? 1 : 0), of: group.of + 1 });
  if (faults.length > 0) console.log(`✗ ${one.id} (${one.role}) “${one.text}”\n    ${faults.join('\n    ')}`);
}

const right = [...groups.values()].reduce((sum, one) => sum + one.right, 0);
console.log(`\n${isReal ? 'Real models' : 'The local model server (rules)'}:`);
for (const [name, { right: some, of }] of groups) console.log(`  ${name.padEnd(12)} ${String(some)} of ${String(of)}`);
console.log(
  `  together     ${String(right)} of ${String(cases.length)}; the slowest took ${Math.round(slowestMs)} ms${isReal ? `; ${(cost / 1_000_000).toFixed(2)} dollars by the prices entered` : ''}`,
);
for (const document of ['docs/ai.md', 'README.md'])
  if (wanted === undefined && !readFileSync(document, 'utf8').includes(` ${String(cases.length)} questions`)) {
    console.error(`${document} gives another number of questions.`);
    process.exitCode = 1;
  }
const percent = (right * 100) / Math.max(1, cases.length);
if (percent < (isReal ? REAL_PERCENT : 100)) {
  console.error('Too many are wrong.');
  process.exitCode = 1;
}
await local?.stop();
