import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILD_SETTINGS, FUNCTION_SETTINGS, SECRETS } from '../../scripts/preflight/configuration';
import { lineOf, within } from '../../scripts/preflight/finding';
import {
  aliasFinding,
  buildFinding,
  functionsFinding,
  mapFindings,
  settingsIn,
} from '../../scripts/preflight/local/configuration';
import { hostingFindings } from '../../scripts/preflight/local/hosting';
import { indexFindings } from '../../scripts/preflight/local/indexes';
import { compiledFinding, rulesFindings } from '../../scripts/preflight/local/rules';
import { measureRules } from '../../scripts/preflight/local/rulesText';

const textOf = (pattern: string): string =>
  globSync(pattern)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
const names = (settings: readonly { name: string }[]): string[] => settings.map(({ name }) => name).toSorted();

test('the deployment stays within the service’s limits', () => {
  const findings = [...rulesFindings(), ...indexFindings(), ...hostingFindings()];
  expect(findings.filter(({ state }) => state === 'wrong').map(lineOf)).toEqual([]);
});

describe('the lists of settings match the code', () => {
  const functions = textOf('functions/src/**/*.ts');

  test('secrets', () => {
    expect(names(SECRETS)).toEqual(namesIn(functions, /defineSecret\('(\w+)'\)/g).toSorted());
  });

  test('variables of the functions', () => {
    /** What the service sets itself, and what is a secret or the emulators'. */
    const others = [
      'GCLOUD_PROJECT',
      'FIREBASE_CONFIG',
      'FUNCTIONS_EMULATOR',
      'FIREBASE_STORAGE_EMULATOR_HOST',
      ...names(SECRETS),
    ];
    const read = namesIn(functions, /env\['([A-Z_]+)'\]|'([A-Z]+_API_BASE)'/g).filter((name) => name !== '');
    const bases = [...functions.matchAll(/'([A-Z]+_API_BASE)'/g)].map(([, name = '']) => name);
    const all = [...new Set([...read, ...bases])].filter((name) => !others.includes(name));
    expect(names(FUNCTION_SETTINGS)).toEqual(all.toSorted());
  });

  test('variables of the build', () => {
    const read = namesIn(`${textOf('src/**/*.{ts,tsx}')}\n${textOf('scripts/build/*.ts')}`, /'(VITE_[A-Z_]+)'/g);
    expect(names(BUILD_SETTINGS)).toEqual(read.filter((name) => name !== 'VITE_USE_EMULATORS').toSorted());
  });

  test('and docs/deploy.md explains each', () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const missing = [...BUILD_SETTINGS, ...FUNCTION_SETTINGS, ...SECRETS].filter(
      ({ name, what }) => !what.startsWith('never in production') && !guide.includes(`\`${name}\``),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

describe('the rules’ source', () => {
  const RULES = `
    service cloud.firestore {
      // get(/a) in a comment counts for nothing, and } neither
      function me() { return get(/databases/$(db)/documents/users/$(request.auth.uid)).data; }
      function isOwner(c, d, e) { let a = 1; let b = ') }'; return me().x == a && exists(/databases/x/$(c)); }
      match /things/{id} {
        allow read: if isOwner(1, 2, 3) || me().y;
        allow write: if me().z;
      }
    }`;

  test('is measured through all calls', () => {
    expect(measureRules(RULES)).toMatchObject({
      functions: 2,
      parameters: { count: 3, at: 'isOwner' },
      bindings: { count: 2, at: 'isOwner' },
      depth: { count: 2 },
      reads: { count: 2 },
    });
  });

  test('may not call itself', () => {
    const circle = `function a() { return b(); } function b() { return a(); } match /x/{y} { allow read: if a(); }`;
    expect(() => measureRules(circle)).toThrow('calls itself');
  });
});

test('the compiled size is the compiler’s, and only for these rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-size-'));
  expect(compiledFinding(folder)).toMatchObject({ state: 'open', todo: 'npm run rules:size' });
  const key = createHash('sha256').update(readFileSync('firestore.rules')).digest('hex');
  const answer = (compiled: number): void => writeFileSync(join(folder, `${key}.json`), JSON.stringify({ compiled }));
  answer(250_000);
  expect(compiledFinding(folder).state).toBe('good');
  answer(564_466);
  expect(compiledFinding(folder)).toMatchObject({
    state: 'wrong',
    text: 'Compiled firestore.rules in bytes: 564,466 of 256,000',
  });
});

describe('settings', () => {
  const build = Object.fromEntries(
    BUILD_SETTINGS.filter(({ isRequired }) => isRequired).map(({ name }) => [
      name,
      { VITE_SITE_URL: 'https://acme.example', VITE_OPERATOR_EMAIL: 'office@acme.example' }[name] ?? 'x',
    ]),
  );

  test('of the build: a missing one is named', () => {
    expect(buildFinding(build).state).toBe('good');
    expect(buildFinding({ ...build, VITE_SITE_URL: '' }).text).toContain('VITE_SITE_URL missing');
    expect(buildFinding({ ...build, VITE_SITE_URL: 'http://localhost:5173' }).todo).toContain('public https address');
  });

  test('of the map: the header has to allow it, too', () => {
    const config = (sources: string) => `"value": "img-src 'self'; connect-src 'self' ${sources}; worker-src blob:"`;
    const file = { VITE_BASE_MAP_URL: 'https://storage.googleapis.com/acme-map/nc.pmtiles' };
    const states = (values: Record<string, string>, sources: string) =>
      mapFindings(values, config(sources)).map(({ state }) => state);
    expect(states({}, '')).toEqual([]);
    expect(mapFindings(file, config(''))[0]?.todo).toBe(
      'Add https://storage.googleapis.com/acme-map/nc.pmtiles to connect-src in firebase.json.',
    );
    expect(states(file, 'https://storage.googleapis.com/other/')).toEqual(['wrong']);
    for (const allowed of ['', '/acme-map/', '/acme-map/nc.pmtiles'])
      expect(states(file, `https://storage.googleapis.com${allowed}`)).toEqual(['good']);
    expect(states({ VITE_BASE_MAP_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, 'https://tiles.example')).toEqual([
      'wrong',
    ]);
  });

  test('of the functions: read from a file, and checked', () => {
    const values = settingsIn('# comment\nMAIL_FROM="mail@acme.example"\nexport APP_URL=https://acme.example\n');
    expect(values).toEqual({ MAIL_FROM: 'mail@acme.example', APP_URL: 'https://acme.example' });
    expect(functionsFinding(values).todo).toContain('ALLOWED_ORIGINS');
    expect(functionsFinding({ ...values, ALLOWED_ORIGINS: 'https://acme.example' }).state).toBe('good');
    expect(functionsFinding({ SMTP_URL: 'smtps://…' }).todo).toContain('SMTP_URL is read by nothing');
    expect(functionsFinding({ STRIPE_API_BASE: 'http://127.0.0.1:12111' }).state).toBe('wrong');
    expect(functionsFinding({ FUNCTIONS_REGION: 'europe-west1' }).todo).toContain('us-central1');
    expect(functionsFinding(null).state).toBe('open');
  });

  test('of the projects: staging is next to production', () => {
    expect(aliasFinding('{"projects":{"default":"demo-fieldwright"}}').todo).toContain('staging');
    expect(aliasFinding('{"projects":{"production":"acme","staging":"acme-staging"}}').state).toBe('good');
  });
});

test('a line says what was found, and what to do about it', () => {
  expect(lineOf(within('Functions', 12, 1000, 'Fewer.'))).toBe('✔ Functions: 12 of 1,000');
  expect(lineOf(within('Functions', 1200, 1000, 'Fewer.'))).toBe('✘ Functions: 1,200 of 1,000\n    Fewer.');
});
