import { artPaper, artSignal, artPalette, type Hue } from '@/ui/theme/artPalette';
import { hash, seededRandom } from './seed';
import { svgUri } from './svgUri';

/** What a cover shows. Every cover carries exactly one red element. */
export type Motif = 'network' | 'frames' | 'coins' | 'nuts' | 'doorways';

interface Pen {
  /** Ground, main, counter and light colour. */
  ground: string;
  main: string;
  counter: string;
  light: string;
  random: () => number;
  /** A whole number below `count`. */
  pick: (count: number) => number;
  /** One of the list. */
  choose: <T>(list: readonly [T, ...T[]]) => T;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const path = (d: string, attributes: string): string => (d ? `<path d="${d}" ${attributes}/>` : '');
const fill = (colour: string): string => `fill="${colour}"`;
const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${fill(colour)}/>`;
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const layerRows = { 1: [90], 2: [48, 132], 3: [34, 90, 146] } as const;
const layerRadius = { 1: 44, 2: 32, 3: 23 } as const;
const layerColumns = [54, 160, 266] as const;

type NodeCount = keyof typeof layerRows;

const layerCounts: readonly [NodeCount[], ...NodeCount[][]] = [
  [2, 3, 1],
  [3, 2, 3],
  [1, 3, 2],
  [3, 1, 3],
  [2, 3, 2],
  [3, 2, 1],
  [1, 2, 3],
  [2, 1, 2],
];

/** Three layers of nodes with one lit path through them. */
function network({ main, counter, pick, choose }: Pen): string {
  const counts = choose(layerCounts);
  const layers = counts.map((count, column) => {
    const x = layerColumns[column] ?? 0;
    const nodes = layerRows[count].map((y) => ({ x, y }));
    const lit = nodes[pick(count)] ?? { x, y: 90 };
    return { nodes, lit, r: layerRadius[count] };
  });
  const redLayer = layers.toSorted((one, other) => one.nodes.length - other.nodes.length)[pick(2)];
  const links = layers
    .slice(1)
    .flatMap((layer, before) =>
      (layers[before]?.nodes ?? []).flatMap((from) =>
        layer.nodes.map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`),
      ),
    );
  const litPath = layers.map(({ lit }) => `${lit.x} ${lit.y}`).join(' ');
  const nodes = layers.flatMap((layer) =>
    layer.nodes.map((node) => {
      if (node !== layer.lit) return dot(node.x, node.y, layer.r, main);
      if (layer !== redLayer) return dot(node.x, node.y, layer.r, counter);
      return dot(node.x, node.y, layer.r, artPaper) + dot(node.x, node.y, layer.r * 0.62, artSignal);
    }),
  );
  return (
    path(links.join(''), `stroke="${main}" stroke-width="3"`) +
    path(`M${litPath}`, `stroke="${counter}" stroke-width="12" stroke-linejoin="round" fill="none"`) +
    nodes.join('')
  );
}

/** A quarter disc in a corner of a 90-unit tile; corners run TL, TR, BR, BL. */
function quarter(x: number, y: number, r: number, corner: number): string {
  if (corner === 0) return `M${x} ${y}h${r}a${r} ${r} 0 0 1 ${-r} ${r}z`;
  if (corner === 1) return `M${x + 90} ${y}v${r}a${r} ${r} 0 0 1 ${-r} ${-r}z`;
  if (corner === 2) return `M${x + 90} ${y + 90}h${-r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return `M${x} ${y + 90}v${-r}a${r} ${r} 0 0 1 ${r} ${r}z`;
}

const leaf = (x: number, y: number, corner: number): string =>
  corner % 2 === 1
    ? `M${x} ${y}a90 90 0 0 1 90 90a90 90 0 0 1 -90 -90z`
    : `M${x + 90} ${y}a90 90 0 0 1 -90 90a90 90 0 0 1 90 -90z`;

const halfDisc = (x: number, y: number): string => `M${x} ${y + 45}a45 45 0 0 1 90 0z`;

/** The thin stroke of a shape's own colour closes the hairline seams between touching tiles. */
const drawFrameShapes = ([colour, d]: [string, string]): string =>
  path(d, `${fill(colour)} stroke="${colour}" stroke-width=".6"`);

function add(layer: Map<string, string>, colour: string, d: string): void {
  layer.set(colour, (layer.get(colour) ?? '') + d);
}

/** Eight tiles of cut paper, one of them a play button. */
function frames({ main, counter, light, random, pick, choose }: Pen): string {
  const playTile = choose([1, 2, 5, 6]);
  const shapes = new Map([main, counter].map((colour) => [colour, '']));
  const smallShapes = new Map([light, main, counter].map((colour) => [colour, '']));
  let play = '';
  let previous = -1;
  for (let tile = 0; tile < 8; tile++) {
    const x = -20 + 90 * (tile % 4);
    const y = tile < 4 ? 0 : 90;
    if (tile === playTile) {
      play =
        path(`M${x} ${y}h90v90h-90z`, fill(artPaper)) +
        path(`M${x + 27} ${y + 19}L${x + 73} ${y + 45}L${x + 27} ${y + 71}z`, fill(artSignal));
      continue;
    }
    let kind = pick(5);
    while (kind === previous) kind = pick(5);
    previous = kind;
    const corner = pick(4);
    const [first, other] = random() < 0.5 ? [main, counter] : [counter, main];
    if (kind === 0 || kind === 1) add(shapes, first, quarter(x, y, 90, corner));
    if (kind === 1) add(smallShapes, light, quarter(x, y, 45, corner));
    if (kind === 2) {
      add(shapes, first, disc(x + 45, y + 45, 45));
      add(smallShapes, other, disc(x + 45, y + 45, 18));
    }
    if (kind === 3) add(shapes, first, leaf(x, y, corner));
    if (kind === 4) {
      add(shapes, first, halfDisc(x, y));
      add(shapes, other, halfDisc(x, y + 45));
    }
  }
  return [...shapes, ...smallShapes].map(drawFrameShapes).join('') + play;
}

const coinStroke = (colour: string): string => `stroke="${colour}" stroke-width="28" stroke-linecap="round"`;

/** Four stacks of coins; the highest is topped by the red one. */
function coins({ main, counter, pick, choose }: Pen): string {
  const heights = choose(['1234', '2143', '1324', '2413', '1134', '3214', '2243', '3421', '1432', '2334']);
  const offset = pick(3);
  let mainCoins = '';
  let counterCoins = '';
  let top = '';
  Array.from(heights, Number).forEach((height, stack) => {
    for (let level = 0; level < height; level++) {
      const coin = `M${34 + 70 * stack} ${163 - 32 * level}h42`;
      if ((2 * stack + level + offset) % 3 === 0) counterCoins += coin;
      else mainCoins += coin;
    }
    const x = 55 + 70 * stack;
    if (height === 4) top = dot(x, 27, 24, artPaper) + dot(x, 27, 14, artSignal);
  });
  return path(mainCoins, coinStroke(main)) + path(counterCoins, coinStroke(counter)) + top;
}

function hexagon(x: number, y: number, r: number, degrees: number, colour: string): string {
  const points = [0, 60, 120, 180, 240, 300].map((step) => {
    const angle = ((degrees + step) * Math.PI) / 180;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return path(`M${points.join('L')}z`, fill(colour));
}

/** One big nut with a red core and two small ones. */
function nuts({ ground, main, counter, random, pick, choose }: Pen): string {
  const layout = choose([
    '92,90,104 236,34,56 262,142,48',
    '228,96,108 78,44,58 58,150,46',
    '160,90,100 20,30,62 300,150,62',
    '110,120,112 250,52,66 206,172,34',
    '214,60,110 70,118,70 20,20,36',
    '66,66,92 206,122,84 286,22,44',
  ]);
  const twist = pick(2);
  return layout
    .split(' ')
    .map((nut, index) => {
      const [x = 0, y = 0, r = 0] = nut.split(',').map(Number);
      const angle = random() < 0.5 ? 0 : 30;
      if (index > 0) {
        return hexagon(x, y, r, angle, index === 1 ? counter : main) + dot(x, y, r * 0.48, ground);
      }
      const coreAngle = random() < 0.5 ? angle + 30 : angle;
      return (
        hexagon(x, y, r, angle, main) +
        hexagon(x, y, r * 0.7, angle + 30 * twist, counter) +
        hexagon(x, y, r * 0.46, angle, artPaper) +
        hexagon(x, y, r * 0.26, coreAngle, artSignal)
      );
    })
    .join('');
}

/** A round-topped door standing on the lower edge, made smaller by `inset` on three sides. */
function arch(x: number, width: number, height: number, inset: number, colour: string): string {
  const r = round(width / 2 - inset);
  const top = round(180 - height + width / 2);
  return path(
    `M${round(x + inset)} 180V${top}a${r} ${r} 0 0 1 ${round(width - 2 * inset)} 0V180z`,
    fill(colour),
  );
}

/** Three doorways; a red sun stands in the tallest. */
function doorways({ main, counter, random, choose }: Pen): string {
  const doors = choose([
    '-30,120,96 96,130,168 232,110,120',
    '-46,96,70 56,84,110 146,150,172',
    '18,136,130 160,144,170',
    '-36,150,168 120,84,84 210,140,128',
    '8,84,90 98,148,170 252,96,124',
    '26,120,112 152,190,166',
    '-60,150,140 96,190,172',
  ])
    .split(' ')
    .map((door) => door.split(',').map(Number));
  const tallest = Math.max(...doors.map(([, , height = 0]) => height));
  return doors
    .map(([x = 0, width = 0, height = 0]) => {
      if (height < tallest) {
        const [outer, inner] = random() < 0.5 ? [main, counter] : [counter, main];
        return arch(x, width, height, 0, outer) + arch(x, width, height, 0.2 * width, inner);
      }
      const r = round(width / 2 - 0.26 * width - 6);
      return (
        arch(x, width, height, 0, main) +
        arch(x, width, height, 0.13 * width, counter) +
        arch(x, width, height, 0.26 * width, artPaper) +
        path(`M${round(x + width / 2 - r)} 180a${r} ${r} 0 0 1 ${round(2 * r)} 0z`, fill(artSignal))
      );
    })
    .join('');
}

const drawings: Record<Motif, (pen: Pen) => string> = { network, frames, coins, nuts, doorways };

function makePen(seed: number, hue: Hue): Pen {
  const { fill: mid, deep, tint } = artPalette[hue];
  const random = seededRandom(seed);
  random();
  const pick = (count: number): number => Math.floor(random() * count);
  const [ground, main, counter] = [
    [tint, mid, deep],
    [mid, deep, tint],
    [deep, mid, tint],
  ][seed % 3] ?? [tint, mid, deep];
  return {
    ground: ground ?? tint,
    main: main ?? mid,
    counter: counter ?? deep,
    light: artPaper,
    random,
    pick,
    choose: (list) => list[pick(list.length)] ?? list[0],
  };
}

export interface CoverStyle {
  motif: Motif;
  hue: Hue;
}

/** The body of a 320 x 180 SVG; the same text and style give the same picture for ever. */
export function coverArt(text: string, { motif, hue }: CoverStyle): string {
  const seed = hash(text);
  const pen = makePen(seed, hue);
  const drawing = drawings[motif](pen);
  // A mirrored play triangle would point the wrong way.
  const mirrored = motif !== 'frames' && (seed >>> 8) % 2 === 1;
  return (
    path('M0 0h320v180H0z', fill(pen.ground)) +
    (mirrored ? `<g transform="matrix(-1 0 0 1 320 0)">${drawing}</g>` : drawing)
  );
}

/** The same picture as an image address. */
export const coverUri = (text: string, style: CoverStyle): string => svgUri(320, 180, coverArt(text, style));
