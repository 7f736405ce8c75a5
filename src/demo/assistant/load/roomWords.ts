import { CEILINGS, SLABS, FLOORS, WALLS } from '@/domain/load-calc/constructions/catalog';
import type { DescribedRoom } from '@/domain/load-calc/edit/describedRooms';
import { NUMBER, numberOf } from '../numberWords';
import { glassIn } from './glassWords';

type Wall = DescribedRoom['walls'][number];
type Facing = Wall['facing'];

const SIDES: Readonly<Record<string, NonNullable<Facing>>> = {
  north: 'N',
  northeast: 'NE',
  east: 'E',
  southeast: 'SE',
  south: 'S',
  southwest: 'SW',
  west: 'W',
  northwest: 'NW',
};
const SIDE = '(north-?east|north-?west|south-?east|south-?west|north|south|east|west)';
const ROOM =
  /\b((?:(?!(?:the|this|that|each|every|one|a|per|next|first|last|same|no) room)[a-z]+[ -]?room|(?:(?:master|guest|kids|front|back|second|third) )?(?:bedroom|bath(?:room)?|kitchen|office|den|study|hall(?:way)?|foyer|nursery|library|loft|closet|basement))(?: (?:#\s*)?\d+)?)\b/i;
const SIZE = /(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')?\s*(?:by|x|×|\*)\s*(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')?/i;

const DEFAULT_HEIGHT_FT = 8;
const WINDOW_FT = { width: 3, height: 4 };
const DOOR_FT = { width: 3, height: 6.7 };

/** A room parsed from plain text, and the assumptions made on the way. */
export type ReadRoom = { room: DescribedRoom; taken: string[] };

const facingOf = (word: string): Facing => SIDES[word.toLowerCase().replace('-', '')] ?? null;

/** Returns the catalog R-value that the text gives something; null if none. */
export function madeWith(text: string, what: RegExp, list: readonly { id: string }[]): string | null {
  const around = what.exec(text);
  const r = around?.[1] ?? around?.[2];
  return r === undefined ? null : (list.find(({ id }) => id.endsWith(`r${r}`))?.id ?? null);
}

/** Parses a room with its size; null if the text contains none. Sizes are in ft. */
export function roomIn(text: string, ceilingHeightFt = DEFAULT_HEIGHT_FT): ReadRoom | null {
  const named = ROOM.exec(text);
  if (!named) return null;
  const behind = text.slice(named.index + named[0].length);
  // "two windows of 3 by 5" isn't a room's size.
  const sized = SIZE.exec(behind.replace(/windows?[^.;]*/gi, (match) => ' '.repeat(match.length)));
  if (!sized) return null;
  const [, first = '0', second = '0'] = sized;
  const [acrossFt, alongFt] = [Number(first), Number(second)];
  if (acrossFt < 3 || alongFt < 3) return null;
  const taken: string[] = [];
  const heightFt = heightIn(text) ?? ceilingHeightFt;
  const walls = new Map<Facing, Wall>();
  const wallTo = (facing: Facing): Wall => {
    const known = walls.get(facing);
    if (known) return known;
    const isAcross = facing === 'N' || facing === 'S';
    const wall: Wall = {
      facing,
      length_ft: isAcross ? acrossFt : alongFt,
      height_ft: heightFt,
      borders: 'outside',
      made_of: madeWith(text, /\bR-?\s?(\d+)\s+(?:in the )?walls?|walls?[^.,;]*?\bR-?\s?(\d+)/i, WALLS),
      windows: [],
      doors: [],
    };
    walls.set(facing, wall);
    return wall;
  };
  for (const facing of sidesOfWalls(text)) wallTo(facing);
  for (const one of openings(text, 'window')) {
    if (one.size === null)
      taken.push(`windows without a size are ${String(WINDOW_FT.width)} × ${String(WINDOW_FT.height)} ft`);
    wallTo(one.facing).windows.push({
      count: one.count,
      width_ft: one.size?.width ?? WINDOW_FT.width,
      height_ft: one.size?.height ?? WINDOW_FT.height,
      made_of: glassIn(text),
    });
  }
  for (const one of openings(text, 'door')) {
    wallTo(one.facing).doors.push({
      count: one.count,
      width_ft: one.size?.width ?? DOOR_FT.width,
      height_ft: one.size?.height ?? DOOR_FT.height,
      made_of: null,
    });
  }
  if (walls.size > 0) taken.push(`${first} ft runs east to west, ${second} ft north to south`);
  const slab = /\bslab\b/i.test(text);
  const edgeFt = [...walls.values()].reduce((sum, { length_ft: one }) => sum + one, 0);
  return {
    taken: [...new Set(taken)],
    room: {
      name: capital(named[1] ?? 'Room'),
      floor_area_ft2: acrossFt * alongFt,
      walls: [...walls.values()],
      attic: /\battic|top floor|roof above\b/i.test(text)
        ? {
            made_of: madeWith(
              text,
              /\bR-?\s?(\d+)\s+(?:in the )?(?:attic|ceiling)|(?:attic|ceiling)[^.,;]*?\bR-?\s?(\d+)/i,
              CEILINGS,
            ),
          }
        : null,
      floor: slab
        ? { kind: 'slab', exposed_edge_ft: edgeFt, made_of: madeWith(text, /slab[^.,;]*?\bR-?\s?(\d+)/i, SLABS) }
        : /\bcrawl/i.test(text)
          ? { kind: 'crawlspace', exposed_edge_ft: 0, made_of: madeWith(text, /floor[^.,;]*?\bR-?\s?(\d+)/i, FLOORS) }
          : null,
    },
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

const heightIn = (text: string): number | null =>
  numberOf(
    /(\d+(?:\.\d+)?)[ -]?(?:ft|feet|foot|')[ -]?(?:high )?ceilings?/i.exec(text)?.[1] ??
      /ceilings?(?: height)?(?: is| are| of)? (\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')/i.exec(text)?.[1],
  );

/** Parses "outside walls on the north and west" or "the south wall is outside". */
function sidesOfWalls(text: string): Facing[] {
  const list = `${SIDE}(?:(?:,| and|, and)\\s+(?:the )?${SIDE})*`;
  const found = [
    ...text.matchAll(
      new RegExp(`(?:outside|exterior|outer) walls?(?: (?:are|is|on|to|face|faces|facing|in|at|the))* ${list}`, 'gi'),
    ),
    ...text.matchAll(new RegExp(`${list} walls?(?: (?:are|is))? ?(?:outside|exterior|outer)?`, 'gi')),
  ];
  return found.flatMap(([words]) =>
    [...words.matchAll(new RegExp(`\\b${SIDE}\\b`, 'gi'))].map(([side]) => facingOf(side)),
  );
}

type Opening = { count: number; facing: Facing; size: { width: number; height: number } | null };

function openings(text: string, what: 'window' | 'door'): Opening[] {
  const size = String.raw`(?:(\d+(?:\.\d+)?)\s*(?:ft|feet|')?\s*(?:by|x|×)\s*(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')?)`;
  const pattern = new RegExp(
    `\\b${NUMBER}\\s+(?:${size}[ -]*)?(?:[a-z-]+ ){0,3}?${what}s?(?:\\s*\\(?(?:of|,|at|are|is|each)?\\s*${size}\\)?)?(?:[^.;]{0,24}?\\b${SIDE}\\b)?`,
    'gi',
  );
  return [...text.matchAll(pattern)].flatMap(([, count, w1, h1, w2, h2, side]): Opening[] => {
    const how = numberOf(count);
    if (how === null || how < 1 || how > 20 || !Number.isInteger(how)) return [];
    const [width, height] = [Number(w1 ?? w2), Number(h1 ?? h2)];
    return [
      {
        count: how,
        facing: side === undefined ? null : facingOf(side),
        size: width > 0 && height > 0 ? { width, height } : null,
      },
    ];
  });
}
