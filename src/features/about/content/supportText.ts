import type { Check } from './deviceCheck';

type Surroundings = {
  build: { version: string; commit: string; builtOn: string };
  userAgent: string;
  language: string;
  timeZone: string;
  screen: string;
};

const buildName = ({ version, commit, builtOn }: Surroundings['build']): string =>
  `${version}${commit === '' ? '' : ` (${commit})`}, built ${builtOn}`;

/** Builds the device summary that support needs. Contains no names or addresses. */
export const supportText = (
  checks: readonly Check[],
  { build, userAgent, language, timeZone, screen }: Surroundings,
): string =>
  [
    `Fieldwright ${buildName(build)}`,
    `Browser: ${userAgent}`,
    `Screen: ${screen}`,
    `Language: ${language}, time zone: ${timeZone}`,
    ...checks.map(({ name, state, detail }) => `${name}: ${state}. ${detail}`),
  ].join('\n');
