const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** The order matters: later browsers also appear in the user agents of the earlier ones. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Builds a device's name from its `User-Agent`, such as “Chrome on Android”. */
export function deviceName(userAgent: string): string {
  const named = (list: typeof SYSTEMS): string => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== '').join(' on ') || 'A device';
}
