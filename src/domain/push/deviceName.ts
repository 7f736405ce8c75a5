const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** In this order: each of the later ones is named by those before it as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** What a device is called by what its browser says of itself (`User-Agent`): “Chrome on Android”. */
export function deviceName(userAgent: string): string {
  const named = (list: typeof SYSTEMS): string => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== '').join(' on ') || 'A device';
}
