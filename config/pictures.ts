import { Resvg } from '@resvg/resvg-js';
import { business } from '@/content/business';
import { categories } from '@/features/catalogue/categories';
import { courses } from '@/features/catalogue/courses';
import { emblemUri } from '@/ui/art/emblemArt';
import { heroUri } from '@/ui/art/heroArt';
import { light } from '@/ui/theme/tokens';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of preview pictures for shared links, as the large networks want them. */
const preview = { width: 1200, height: 630 };

const svgIn = (uri: string): string => decodeURIComponent(uri.slice(uri.indexOf(',') + 1));

/** Places a whole drawing in a box of another one. */
const placed = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

const rect = ({ x, y, width, height }: Box, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

const canvas = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

const ground = (colour: string): string => rect({ x: 0, y: 0, ...preview }, colour);

/** The mark with its three windows, standing on a rule as on the home page. */
const site = (): string =>
  ground(light.paper) +
  placed(svgIn(heroUri), { x: 320, y: 22, width: 560, height: 560 }) +
  rect({ x: 0, y: 582, width: 1200, height: 4 }, light.ink);

/** The five emblems as a pattern. */
const catalogue = (): string => {
  const side = 210;
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => ({ row, column })));
  return cells
    .map(({ row, column }) => {
      const category = categories[(column + 2 * row) % categories.length] ?? categories[0];
      const box = { x: column * side - 30, y: row * side, width: side, height: side };
      return placed(svgIn(emblemUri(category.motif)), box);
    })
    .join('');
};

const shareBar = (y: number, percent: number): string =>
  rect({ x: 96, y, width: 640, height: 120 }, light.sheet) +
  rect({ x: 96, y, width: 6.4 * percent, height: 120 }, light.signal.main);

/** The two rates as bars. */
const creators = (mark: string): string =>
  ground(light.foot.main) +
  shareBar(165, business.ownPromotionShare) +
  shareBar(345, business.discoveryShare) +
  placed(mark, { x: 830, y: 175, width: 280, height: 283 });

/** Three sheets, the middle one featured. */
const pricing = (mark: string): string => {
  const line = (x: number, y: number, width: number, colour: string) =>
    rect({ x, y, width, height: 14 }, colour, 'rx="2"');
  const sheet = (x: number, y: number, height: number, fill: string, ink: string, second: string) =>
    rect({ x, y, width: 320, height }, fill, `rx="6" stroke="${light.rule}" stroke-width="2"`) +
    rect({ x: x + 40, y: y + 80, width: 130, height: 40 }, ink, 'rx="3"') +
    [0, 1, 2, 3].map((row) => line(x + 40, y + 180 + row * 44, 200 - 22 * (row % 2), second)).join('');
  return (
    ground(light.paper) +
    sheet(86, 105, 420, light.sheet, light.ink, light.edge) +
    sheet(440, 75, 480, light.inverse.main, light.inverse.on, light.inverse.on2) +
    sheet(794, 105, 420, light.sheet, light.ink, light.edge) +
    rect({ x: 480, y: 75, width: 130, height: 44 }, light.signal.main) +
    placed(mark, { x: 660, y: 440, width: 70, height: 71 })
  );
};

/** A course's cover. It is a little taller than the picture, so equal parts are cut off at the top and bottom. */
const cover = (thumbnail: string): string =>
  placed(svgIn(thumbnail), { x: 0, y: -22.5, width: 1200, height: 675 });

const icon = (mark: string, size: number, markSize: number): string =>
  canvas(
    size,
    size,
    rect({ x: 0, y: 0, width: size, height: size }, light.paper) +
      placed(mark, {
        x: (size - markSize) / 2,
        y: (size - markSize) / 2,
        width: markSize,
        height: markSize,
      }),
  );

const render = (svg: string): Uint8Array =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

/** Everything painted at build time: file name in the site's root, and how to paint it. `mark` is the mark's SVG. */
export function pictures(mark: string): ReadonlyMap<string, () => Uint8Array> {
  const previews: [string, () => string][] = [
    ['site', site],
    ['courses', catalogue],
    ['creators', () => creators(mark)],
    ['pricing', () => pricing(mark)],
    ...courses.map(({ id, thumbnail }): [string, () => string] => [`course-${id}`, () => cover(thumbnail)]),
  ];
  return new Map([
    ...previews.map(([name, body]): [string, () => Uint8Array] => [
      `social/${name}.png`,
      () => render(canvas(preview.width, preview.height, body())),
    ]),
    ['icons/192.png', () => render(icon(mark, 192, 160))],
    ['icons/512.png', () => render(icon(mark, 512, 427))],
    // Launchers may cut a maskable icon down to a circle of four fifths of its width.
    ['icons/maskable-512.png', () => render(icon(mark, 512, 270))],
    ['icons/apple-touch-icon.png', () => render(icon(mark, 180, 140))],
  ]);
}
