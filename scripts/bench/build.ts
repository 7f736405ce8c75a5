import { execFileSync } from 'node:child_process';
import type { Figure } from './figures';
import { OUT, ROOT, VITE } from './paths';
import { weighBuild } from './weighBuild';

/** Settings that a production build requires; this site doesn't exist. */
const SOMEBODYS = {
  VITE_SITE_URL: 'https://fieldwright.example',
  VITE_OPERATOR_NAME: 'Fieldwright',
  VITE_OPERATOR_ADDRESS: '1 Main St, Asheville, NC 28801',
  VITE_OPERATOR_EMAIL: 'office@fieldwright.example',
};

/** Builds for production into the cache folder and weighs what a first visit loads. */
export function measureBuild(): Figure[] {
  execFileSync(process.execPath, [VITE, 'build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...SOMEBODYS, ...process.env },
  });
  return weighBuild(OUT);
}
