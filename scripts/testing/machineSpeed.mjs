// Measures how slow this machine is while the stages run. Measuring before and after them understated it: programs that
// share a core's caches, or a host with other guests, take a third more processor time for the same work.

/** The result of `fixedWorkMs` where the budgets were set: two cores of a cloud machine. */
const MACHINE_MS = 22;

/** A measurement takes a tenth of a second. */
const EVERY_MS = 20_000;

/**
 * Measures until it is asked to stop.
 * @returns {() => number} stops, and says how many times slower this machine was than the one where the budgets were set; 1 if it was faster
 */
export function watchSlowness() {
  const measured = [medianWorkMs(5)];
  const timer = setInterval(() => void measured.push(medianWorkMs(3)), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Math.max(1, median([...measured, medianWorkMs(3)]) / MACHINE_MS);
  };
}

const medianWorkMs = (times) => median(Array.from({ length: times }, fixedWorkMs));

/** Returns the lower of the two middle values. */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];

/** Works with objects, strings and numbers, about as programs do. */
function fixedWorkMs() {
  const before = process.cpuUsage();
  const words = new Map();
  for (let index = 0; index < 150_000; index += 1) {
    const word = `word ${index % 5000}`;
    words.set(word, { count: (words.get(word)?.count ?? 0) + 1, last: Math.sqrt(index) });
  }
  if (words.size !== 5000) throw new Error('This machine counts wrong.');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
