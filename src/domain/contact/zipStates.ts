/**
 * The states by the first three digits of their ZIP codes, as ranges `first-last`: the Postal Service's L002 list of 3-digit prefixes. A
 * few codes at a border belong to the neighbor, so anything derived from it is suggested and never forced.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  AK: '995-999',
  AL: '350-352 354-369',
  AR: '716-729',
  AZ: '850-853 855-857 859-860 863-865',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-516 520-528',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  MA: '010-027 055',
  MD: '206-212 214-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-551 553-567',
  MO: '630-631 633-641 644-658',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-681 683-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NV: '889-891 893-895 897-898',
  NY: '005 100-149',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-986 988-994',
  WI: '530-532 534-535 537-549',
  WV: '247-268',
  WY: '820-831',
};

/** Islands that share a prefix with another state or territory. */
const OWN_CODES: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '96799': 'AS',
  '96950': 'MP',
  '96951': 'MP',
  '96952': 'MP',
};

/** Returns the code of the state that a ZIP code (or ZIP+4) is in; '' if it isn't one, and for prefixes without a state. */
export function stateOfZip(zip: string): string {
  const [, code = ''] = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(zip) ?? [];
  if (code === '') return '';
  const prefix = code.slice(0, 3);
  const state = Object.keys(PREFIXES).find((name) =>
    (PREFIXES[name] ?? '').split(' ').some((run) => {
      const [first = '', last = first] = run.split('-');
      return first <= prefix && prefix <= last;
    }),
  );
  return OWN_CODES[code] ?? state ?? '';
}
