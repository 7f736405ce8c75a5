import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { ROOT } from '../../bench/paths';
import { BUILD_SETTINGS, FUNCTION_SETTINGS, type Setting } from '../configuration';
import { good, open, wrong, type Finding } from '../finding';

type Values = Readonly<Record<string, string>>;

/** Parses a file's `NAME=value` lines, without quotes around values. */
export const settingsIn = (text: string): Values => parseEnv(text) as Values;

const faultsOf = (settings: readonly Setting[], values: Values): string[] =>
  settings.flatMap(({ name, fault }) => {
    const value = values[name] ?? '';
    const text = value === '' ? '' : (fault?.(value) ?? '');
    return text === '' ? [] : [`${name} ${text}`];
  });

/** @param values the build's variables */
export function buildFinding(values: Values): Finding {
  const missing = BUILD_SETTINGS.filter(({ name, isRequired }) => isRequired && !values[name]);
  const faults = faultsOf(BUILD_SETTINGS, values);
  if (missing.length > 0)
    return wrong(
      `Settings of the build: ${missing.map(({ name }) => name).join(', ')} missing`,
      'Write them into .env.production.local: docs/deploy.md, "The web app".',
    );
  return faults.length > 0
    ? wrong('Settings of the build', `In .env.production.local: ${faults.join('; ')}.`)
    : good('Settings of the build: all that are required are given');
}

/** Browsers also apply the header, which doesn't include the operator's own map. @param config the text of firebase.json */
export function mapFindings(values: Values, config: string): Finding[] {
  const address = values['VITE_BASE_MAP_URL'] ?? '';
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  const directive = address.includes('{z}') ? 'img-src' : 'connect-src';
  const [, sources = ''] = new RegExp(`${directive} ([^;"]*)`).exec(config) ?? [];
  const isAllowed = sources
    .split(' ')
    .some(
      (source) =>
        source === origin ||
        source === origin + pathname ||
        (source.endsWith('/') && `${origin}${pathname}`.startsWith(source)),
    );
  const source = directive === 'img-src' ? origin : `${origin}${pathname}`;
  return [
    isAllowed
      ? good('The map: firebase.json lets pages load it')
      : wrong('The map: firebase.json does not let pages load it', `Add ${source} to ${directive} in firebase.json.`),
  ];
}

/** @param values the content of functions/.env, overridden by the project's own file; null if there is none */
export function functionsFinding(values: Values | null): Finding {
  if (!values)
    return open(
      'Settings of the functions: there is no functions/.env, so nothing is e-mailed',
      'Write MAIL_FROM=… and your own domain into it: docs/deploy.md, "The functions".',
    );
  const known = FUNCTION_SETTINGS.map(({ name }) => name);
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  const problems = [
    ...faultsOf(FUNCTION_SETTINGS, values),
    ...unknown.map((name) => `${name} is read by nothing (secrets do not belong here)`),
    ...(values['APP_URL'] && !values['ALLOWED_ORIGINS']?.split(',').includes(new URL(values['APP_URL']).origin)
      ? ['ALLOWED_ORIGINS must name the address of APP_URL']
      : []),
  ];
  return problems.length > 0
    ? wrong('Settings of the functions', `In functions/.env: ${problems.join('; ')}.`)
    : good('Settings of the functions: taken');
}

const PROJECT_PLACEHOLDER = 'demo-fieldwright';

/** @param text of .firebaserc */
export function aliasFinding(text: string): Finding {
  const { projects = {} } = JSON.parse(text) as { projects?: Record<string, string> };
  const missing = ['production', 'staging'].filter(
    (alias) => !projects[alias] || projects[alias] === PROJECT_PLACEHOLDER,
  );
  return missing.length > 0
    ? open(
        `Projects: no ${missing.join(' and no ')} in .firebaserc`,
        missing.map((alias) => `npx firebase use --add   (alias "${alias}")`).join('\n    '),
      )
    : good(`Projects: production is ${projects['production'] ?? ''}, staging is ${projects['staging'] ?? ''}`);
}

const read = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

/** @param project whose own settings file counts too; '' for none */
export function configurationFindings(project: string): Finding[] {
  const texts = ['functions/.env', ...(project === '' ? [] : [`functions/.env.${project}`])].map(read);
  const functions = texts.every((text) => text === '') ? null : (Object.assign({}, ...texts.map(settingsIn)) as Values);
  const build = loadEnv('production', ROOT, 'VITE_');
  return [
    buildFinding(build),
    ...mapFindings(build, read('firebase.json')),
    functionsFinding(functions),
    aliasFinding(read('.firebaserc') || '{}'),
  ];
}
