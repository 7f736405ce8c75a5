import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { weighFunctions, type AreaWeight } from '../functions/weigh';
import { medianOf, type Figure } from './figures';
import { ROOT } from './paths';

/** 1,500 before there were e-mails; nodemailer is 170 of it and the PDF engine 810, both loaded only when something is sent. */
const SIZE_LIMIT_KB = 3_600;
/** Our own code that a cold start runs. Every addition to an area counts: `import()` what few calls need. */
const AREA_LIMIT_KB = 610;
const MEDIAN_LIMIT_KB = 300;
const FILES_LIMIT = 70;

/**
 * Builds the functions in a separate folder from the running ones and weighs them: the same figures each time, on any machine.
 * @param out the output folder
 */
export function weighBuiltFunctions(out: string): Figure[] {
  execFileSync(process.execPath, [join(ROOT, 'functions/build.mjs'), '--out', out], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return functionFigures(out);
}

/** @param lib a folder with built functions */
export function functionFigures(lib: string): Figure[] {
  const { areas, codeBytes, dataBytes } = weighFunctions(lib);
  const kilobytes = ({ codeBytes: bytes }: AreaWeight): number => bytes / 1000;
  const [heaviest] = areas;
  const most = areas.reduce((one, other) => (other.files.length > one.files.length ? other : one));
  return [
    { what: 'Functions, all JavaScript that is deployed', figure: codeBytes / 1000, unit: 'KB', limit: SIZE_LIMIT_KB },
    { what: '… and tables beside it', figure: dataBytes / 1000, unit: 'KB' },
    {
      what: `Our code that a cold start runs, most (${heaviest?.area ?? ''})`,
      figure: heaviest ? kilobytes(heaviest) : 0,
      unit: 'KB',
      limit: AREA_LIMIT_KB,
    },
    { what: '… median of all areas', figure: medianOf(areas.map(kilobytes)), unit: 'KB', limit: MEDIAN_LIMIT_KB },
    { what: `Files of it, most (${most.area})`, figure: most.files.length, unit: 'files', limit: FILES_LIMIT },
    { what: '… median of all areas', figure: medianOf(areas.map(({ files }) => files.length)), unit: 'files' },
  ];
}
