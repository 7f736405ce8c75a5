import type { PlumbingIssue } from '../core/issue';
import type { LiveResult } from '../project/calculateLive';
import { NOT_FINAL } from '../project/notFinal';
import type { TreeInput } from '../project/schema';

/** A problem: its location, and a message naming the item. */
export type Problem = { path: string; text: string };

/** Returns all problems: errors that keep parts from being calculated, segments that don't fit, outlets without pressure, warnings. */
export function problemTexts(tree: TreeInput, { result, faults }: LiveResult): Problem[] {
  const segmentPath = (id: string): string => `segments.${(tree.segments ?? []).findIndex((one) => one.id === id)}`;
  const fixturePath = (id: string): string => `fixtures.${(tree.fixtures ?? []).findIndex((one) => one.id === id)}`;
  const found = [
    ...faults.map((issue) => ({ path: issue.path, text: named(tree, issue) })),
    ...(result?.segments ?? [])
      .filter(({ ok, problem }) => !ok && problem !== NOT_FINAL)
      .map(({ id, problem }) => ({ path: segmentPath(id), text: `${id}: ${problem}` })),
    ...(result?.water?.outlets ?? [])
      .filter(({ ok }) => !ok)
      .map(({ fixture, side, psi, neededPsi }) => ({
        path: fixturePath(fixture),
        text: `${fixture}, ${side}: ${psi} psi is left at the outlet, ${neededPsi} psi is needed`,
      })),
    // Warnings of segments repeat what the segments say themselves.
    ...(result?.warnings ?? [])
      .filter(({ path }) => !path.startsWith('segments.'))
      .map(({ path, message }) => ({ path, text: message })),
  ];
  // A problem with the code is reported once, not per fixture.
  const texts = found.map(({ path, text }) => `${path} ${text}`);
  return found.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** Returns an issue's message, prefixed with the name of its subject. */
function named(tree: TreeInput, { path, message }: PlumbingIssue): string {
  const [list = '', index = ''] = path.split('.');
  const entries: readonly { id: string }[] =
    list === 'segments'
      ? (tree.segments ?? [])
      : list === 'fixtures'
        ? (tree.fixtures ?? [])
        : list === 'appliances'
          ? (tree.appliances ?? [])
          : [];
  const id = entries[Number(index)]?.id;
  return id === undefined || message.includes(`“${id}”`) ? message : `${id}: ${message}`;
}
