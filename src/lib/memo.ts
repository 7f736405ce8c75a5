/** Memoizes `make` by key. Nothing is ever evicted: for a single calculation, or for a small set of keys. */
export function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, { made: V }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}
