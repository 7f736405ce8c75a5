import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChunks } from '../../scripts/build/fewChunks';

type Chunks = Parameters<typeof planChunks>[0];

const page = (feature: string, name: string): string => `/app/src/features/${feature}/pages/${name}.tsx`;

/** A separate file for each module, as the bundler creates it; those in `roots` are opened directly. */
function chunksOf(imports: Record<string, readonly string[]>, roots: readonly string[]): Chunks {
  return Object.entries(imports).map(([id, imported]) => ({
    fileName: id,
    facadeModuleId: roots.includes(id) ? id : null,
    imports: [...imported],
    moduleIds: [id],
    isEntry: id.endsWith('index.html'),
    isDynamicEntry: roots.includes(id) && !id.endsWith('index.html'),
  }));
}

describe('a module’s file', () => {
  const [start, login, frame] = ['/app/index.html', page('auth', 'LoginPage'), '/app/src/app/shell/ShellLayout.tsx'];
  const pages = [page('jobs', 'JobsPage'), page('jobs', 'JobNewPage'), page('taxes', 'TaxesPage')] as const;
  const many = ['a', 'b', 'c', 'd'].map((feature) => page(feature, 'ListPage'));
  const plan = planChunks(
    chunksOf(
      {
        [start]: ['react', '/app/src/app/main.tsx'],
        '/app/src/app/main.tsx': ['react'],
        [login]: ['react', 'field'],
        [frame]: ['react', 'menu', 'field'],
        [pages[0]]: ['react', 'menu', 'field', 'job', 'row', 'table'],
        [pages[1]]: ['field', 'job', 'table'],
        [pages[2]]: ['table'],
        ...Object.fromEntries(many.map((id) => [id, ['grid']])),
        dialog: ['job', 'chart'],
        react: [],
        field: ['react'],
        menu: [],
        job: [],
        row: [],
        table: [],
        grid: [],
        chart: [],
      },
      [start, login, frame, ...pages, ...many, 'dialog'],
    ),
  );

  it('belongs to the outermost part that needs it', () => {
    expect(plan.get('react')).toBe('start');
    expect(plan.get('menu')).toBe('frame');
  });

  it('is shared by exactly the parts that need it', () => {
    expect(plan.get('field')).toBe('signIn-frame');
    expect(plan.get('job')).toBe('jobs');
    expect(plan.get('table')).toBe('jobs-taxes');
    expect(plan.get('grid')).toBe('shared');
  });

  it('is left to the bundler if one page or one dialog needs it', () => {
    expect([plan.get('row'), plan.get('chart'), plan.get('dialog')]).toEqual([undefined, undefined, undefined]);
  });

  it('isn’t planned for the start page, which the build names automatically', () => {
    expect([plan.get(start), plan.get(login)]).toEqual([undefined, 'signIn']);
  });

  it('isn’t imported by others if it waits while the app starts: they would wait for each other', () => {
    expect(plan.get('/app/src/app/main.tsx')).toBeUndefined();
  });

  it('is separate for code the first pages share with any others', () => {
    const day = page('dashboard', 'LandingPage');
    const roots = [
      frame,
      login,
      day,
      pages[0],
      pages[2],
      page('auth', 'InvitationPage'),
      page('marketing', 'FeaturesPage'),
    ];
    const [, , , jobs, taxes, welcome, marketing] = roots as [string, string, string, string, string, string, string];
    const shared = planChunks(
      chunksOf(
        {
          [frame]: ['logo', 'footer'],
          [login]: [],
          [day]: ['job', 'zone', 'paper'],
          [jobs]: ['job'],
          [taxes]: ['zone'],
          [welcome]: ['paper', 'logo'],
          [marketing]: ['paper', 'logo', 'footer'],
          ...{ job: [], zone: [], paper: [], logo: [], footer: [] },
        },
        roots,
      ),
    );
    expect(shared.get('job')).toBe('landing-shared');
    expect(shared.get('zone')).toBe('landing-shared');
    expect(shared.get('paper')).toBe('public-landing');
    expect(shared.get('logo')).toBe('public-frame');
    expect(shared.get('footer')).toBe('marketing-frame');
  });

  it('is separate for code that few pages of many features show', () => {
    const code = '/app/node_modules/qrcode.react/lib/esm/index.js';
    const plan = planChunks(
      chunksOf({ ...Object.fromEntries(many.map((id) => [id, [code, 'grid']])), [code]: [], grid: [] }, many),
    );
    expect([plan.get(code), plan.get('grid')]).toEqual(['qrCode', 'shared']);
  });

  it('is one per area for schemas, and one for those that many pages read, without page code', () => {
    const [job, lead, award] = ['job', 'lead', 'award'].map((area) => `/app/src/domain/${area}/schema.ts`) as [
      string,
      string,
      string,
    ];
    const schemas = planChunks(
      chunksOf(
        {
          [frame]: ['audit'],
          ...Object.fromEntries(many.map((id) => [id, [job]])),
          [pages[0]]: [lead],
          [job]: ['line', 'audit'],
          [lead]: ['state', 'line'],
          [award]: [],
          ...{ line: [], state: [], audit: [] },
        },
        [frame, ...many, pages[0], job, lead, award],
      ),
      new Set([job, lead, award]),
    );
    expect([schemas.get(job), schemas.get('line')]).toEqual(['schemas', 'schemas']);
    expect([schemas.get(lead), schemas.get('state')]).toEqual(['schemas-lead', 'schemas-lead']);
    expect([schemas.get(award), schemas.get('audit')]).toEqual(['schemas-award', 'frame']);
  });

  it('is that of the member routes, except for what strangers’ first pages need of them', () => {
    const addresses = '/app/src/app/memberPages.tsx';
    const [register, blog] = [page('auth', 'RegisterPage'), page('blog', 'BlogPage')] as const;
    const members = planChunks(
      chunksOf(
        {
          [addresses]: ['guard', 'flag', 'form', 'link'],
          [frame]: ['guard', 'menu'],
          [login]: ['form'],
          [register]: ['flag', 'form'],
          [blog]: ['link'],
          ...{ guard: [], flag: [], form: [], link: [], menu: [] },
        },
        [addresses, frame, login, register, blog],
      ),
    );
    expect(['guard', 'flag', 'form', 'link', 'menu'].map((id) => members.get(id))).toEqual([
      'members',
      'members-public',
      'start',
      'members',
      'frame',
    ]);
  });

  it('never makes files import each other in a circle', () => {
    const schemas = ['/app/src/domain/job/schema.ts', '/app/src/domain/lead/schema.ts'];
    const roots = [
      ...schemas,
      '/app/src/app/memberPages.tsx',
      start,
      login,
      frame,
      page('auth', 'RegisterPage'),
      page('auth', 'InvitationPage'),
      page('marketing', 'HomePage'),
      page('marketing', 'FeaturesPage'),
      page('estimates', 'EstimateViewPage'),
      page('dashboard', 'LandingPage'),
      '/app/src/data/session/firestoreWorkspace.ts',
      ...pages,
      ...many,
    ];
    const PARTS = 8;
    const parts = Array.from({ length: PARTS }, (_, index) => `part${index}`);
    // A part imports later parts only, as modules do.
    const imports = fc.tuple(
      fc.array(fc.array(fc.boolean(), { minLength: PARTS, maxLength: PARTS }), {
        minLength: roots.length,
        maxLength: roots.length,
      }),
      fc.array(fc.array(fc.boolean(), { minLength: PARTS, maxLength: PARTS }), { minLength: PARTS, maxLength: PARTS }),
    );
    fc.assert(
      fc.property(imports, ([byRoot, byPart]) => {
        const chosen = (flags: readonly boolean[], from: number): string[] =>
          parts.filter((_, index) => index >= from && flags[index]);
        const graph = Object.fromEntries([
          ...roots.map((root, index) => [root, chosen(byRoot[index] ?? [], 0)]),
          ...parts.map((part, index) => [part, chosen(byPart[index] ?? [], index + 1)]),
        ]) as Record<string, string[]>;
        const files = planChunks(chunksOf(graph, roots), new Set(schemas));
        const fileOf = (id: string): string => files.get(id) ?? id;
        const next = new Map<string, Set<string>>();
        for (const [id, imported] of Object.entries(graph)) {
          const others = imported.map(fileOf).filter((file) => file !== fileOf(id));
          next.set(fileOf(id), new Set([...(next.get(fileOf(id)) ?? []), ...others]));
        }
        const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
          [...(next.get(from) ?? [])].some(
            (file) => file === to || (!seen.has(file) && reaches(file, to, seen.add(file))),
          );
        expect([...next.keys()].filter((file) => reaches(file, file))).toEqual([]);
      }),
    );
  });
});
