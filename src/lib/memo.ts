/** What `make` makes of a key, made when it is first asked for. Nothing is ever forgotten: for one calculation, or for keys that are few. */
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
