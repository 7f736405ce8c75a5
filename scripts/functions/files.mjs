// Assigns modules that several areas need to files of functions/lib/shared. Left alone, the bundler makes one for each set of areas that
// share something: hundreds, of which a function opened up to two hundred. Opening one costs about as much as running a few kilobytes of
// code, so modules loaded by nearly the same functions are grouped together.

/** The cost of opening one more file, in bytes of minified code that could be run in the same time. */
const FILE_BYTES = 2_000;
/** Maximum needless code a function may load with one file. */
const MOST_NEEDLESS_BYTES = 6_000;
/** Code loaded later, in the middle of a call, matters less than what every cold start waits for. */
const LATER = 0.1;

/**
 * @typedef {Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry'>} Chunk
 * @typedef {{ ids: string[], bytes: number, needers: Set<Chunk>, needs: Set<Group>, isFixed: boolean }} Group
 */

/**
 * The file for each module that more than one area (or part that loads later) needs; the others are the bundler's to place. Files never
 * import each other in a circle: what is in one would run before what it needs.
 * @param {readonly Chunk[]} chunks the bundler's own output
 * @returns {Map<string, string>} names of files, by module
 */
export function planFiles(chunks) {
  let groups = groupsOf(chunks);
  for (;;) {
    const merged = mergeBest(groups);
    if (merged.size === 0) break;
    groups = groups.filter((group) => !merged.has(group));
  }
  const shared = groups.filter(({ isFixed }) => !isFixed);
  return new Map(shared.flatMap(({ ids }, index) => ids.map((id) => /** @type {const} */ ([id, `shared${index}`]))));
}

/**
 * @param {readonly Chunk[]} chunks
 * @returns {Group[]} one for each
 */
function groupsOf(chunks) {
  const byFile = new Map(
    chunks.map(({ fileName, code, moduleIds, isEntry, isDynamicEntry }) => {
      const isFixed = isEntry || isDynamicEntry;
      return [fileName, { ids: [...moduleIds], bytes: code.length, needers: new Set(), needs: new Set(), isFixed }];
    }),
  );
  for (const chunk of chunks) {
    const needs = chunk.imports.flatMap((file) => byFile.get(file) ?? []);
    needs.forEach((group) => byFile.get(chunk.fileName)?.needs.add(group));
    if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
    const reach = (/** @type {string} */ file) => {
      const group = byFile.get(file);
      if (!group || group.needers.has(chunk)) return;
      group.needers.add(chunk);
      chunks.find(({ fileName }) => fileName === file)?.imports.forEach(reach);
    };
    reach(chunk.fileName);
  }
  return [...byFile.values()];
}

/**
 * Merges the groups that gain most by it.
 * @param {readonly Group[]} groups changed: each merged group gets the other's modules
 * @returns {Set<Group>} those that were merged into another
 */
function mergeBest(groups) {
  const free = groups.filter(({ isFixed }) => !isFixed);
  const pairs = free
    .flatMap((a, index) => free.slice(index + 1).map((b) => ({ a, b, gain: gainOf(a, b) })))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  const touched = new Set();
  const merged = new Set();
  for (const { a, b } of pairs) {
    if (touched.has(a) || touched.has(b) || leadsAround(a, b) || leadsAround(b, a)) continue;
    touched.add(a).add(b);
    merged.add(b);
    takeIn(a, b, groups);
  }
  return merged;
}

/**
 * Returns what functions save with one file instead of two, minus what some of them load needlessly.
 * @param {Group} a
 * @param {Group} b
 */
function gainOf(a, b) {
  const [onlyA, onlyB] = [difference(a.needers, b.needers), difference(b.needers, a.needers)];
  const weightOf = (/** @type {Chunk} */ { isEntry }) => (isEntry ? 1 : LATER);
  const both = [...a.needers].filter((chunk) => b.needers.has(chunk));
  const saved = FILE_BYTES * both.reduce((sum, chunk) => sum + weightOf(chunk), 0);
  if (saved === 0) return 0;
  const needless = [
    ...onlyA.map((chunk) => ({ chunk, bytes: bytesFor(chunk, b) })),
    ...onlyB.map((chunk) => ({ chunk, bytes: bytesFor(chunk, a) })),
  ];
  if (needless.some(({ bytes }) => bytes > MOST_NEEDLESS_BYTES)) return 0;
  return saved - needless.reduce((sum, { chunk, bytes }) => sum + bytes * weightOf(chunk), 0);
}

/** Returns a group with everything that loads with it. @param {Group} group @returns {Set<Group>} */
function withNeeds(group) {
  const all = new Set([group]);
  for (const each of all) for (const need of each.needs) all.add(need);
  return all;
}

/** Bytes a function would newly load with a group: a few lines can bring in a large file. */
const bytesFor = (/** @type {Chunk} */ chunk, /** @type {Group} */ group) =>
  [...withNeeds(group)].reduce((sum, { bytes, needers }) => sum + (needers.has(chunk) ? 0 : bytes), 0);

const difference = (/** @type {Set<Chunk>} */ some, /** @type {Set<Chunk>} */ others) =>
  [...some].filter((each) => !others.has(each));

/**
 * Whether `a` reaches `b` through another file, which would then be in a circular import with the merged one.
 * @param {Group} a
 * @param {Group} b
 */
function leadsAround(a, b) {
  const seen = new Set();
  const open = [...a.needs].filter((each) => each !== b);
  for (let group = open.pop(); group; group = open.pop()) {
    if (group === b) return true;
    if (seen.has(group)) continue;
    seen.add(group);
    open.push(...group.needs);
  }
  return false;
}

/**
 * @param {Group} a `b` is merged into it
 * @param {Group} b
 * @param {readonly Group[]} groups
 */
function takeIn(a, b, groups) {
  a.ids.push(...b.ids);
  a.bytes += b.bytes;
  b.needers.forEach((chunk) => a.needers.add(chunk));
  b.needs.forEach((group) => a.needs.add(group));
  for (const group of groups) if (group.needs.delete(b)) group.needs.add(a);
  a.needs.delete(a);
  for (const group of withNeeds(a)) for (const chunk of a.needers) group.needers.add(chunk);
}
