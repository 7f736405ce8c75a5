import { membersRoute } from '@/app/memberPages';
import { routesWith } from '@/app/router';

type Node = { path?: string | undefined; children?: Node[] | undefined };
const pathsIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsIn(children ?? [])]);

/** Every distinct path of the router, except the catch-all. */
export const routePaths: readonly string[] = [...new Set(pathsIn(routesWith(membersRoute)))].filter(
  (path) => path !== '*',
);
