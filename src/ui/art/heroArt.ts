import { artPaper, artSignal, artPalette } from '@/ui/theme/artPalette';
import { svgUri } from './svgUri';

const { cobalt, marigold, green } = artPalette;

/** The mark with three windows, 400 x 400: a network, a play button and coins. Learn, make, earn. */
const hero =
  `<g fill="${artSignal}">` +
  '<circle cx="200" cy="104" r="96"/>' +
  '<circle cx="100" cy="252" r="96"/>' +
  '<circle cx="300" cy="252" r="96"/>' +
  '<path d="M200 130 110 240h180z"/>' +
  '<path d="M184 236h32c0 74 10 122 66 164H118c56-42 66-90 66-164z"/>' +
  '</g>' +
  '<clipPath id="hl">' +
  '<circle cx="200" cy="104" r="78"/>' +
  '</clipPath>' +
  '<g clip-path="url(#hl)">' +
  '<g transform="translate(200 104)">' +
  `<path d="M-90-90h180v180h-180z" fill="${cobalt.fill}"/>` +
  `<path d="M-52-44 0 0 54-40M-56 40 0 0 50 48M-52-44-56 40M54-40 50 48" stroke="${cobalt.deep}" stroke-width="4" fill="none"/>` +
  `<path d="M-90 66-52 42 0 0 54-42 90-60" stroke="${cobalt.tint}" stroke-width="11" fill="none" stroke-linejoin="round"/>` +
  `<circle cx="-52" cy="-44" r="15" fill="${cobalt.deep}"/>` +
  `<circle cx="50" cy="48" r="15" fill="${cobalt.deep}"/>` +
  `<circle cx="-54" cy="42" r="17" fill="${cobalt.tint}"/>` +
  `<circle cx="54" cy="-42" r="17" fill="${cobalt.tint}"/>` +
  `<circle r="32" fill="${artPaper}"/>` +
  `<circle r="19" fill="${artSignal}"/>` +
  '</g>' +
  '</g>' +
  '<clipPath id="hm">' +
  '<circle cx="100" cy="252" r="78"/>' +
  '</clipPath>' +
  '<g clip-path="url(#hm)">' +
  '<g transform="translate(100 252)">' +
  `<path d="M-90-90h180v180h-180z" fill="${marigold.fill}"/>` +
  `<path d="M-90-90H0V0h-90z" fill="${marigold.tint}"/>` +
  `<path d="M0-90h90V0A90 90 0 0 1 0-90z" fill="${marigold.deep}"/>` +
  `<path d="M-90 0A90 90 0 0 0 0 90h-90z" fill="${marigold.deep}"/>` +
  `<path d="M0 90A90 90 0 0 1 90 0v90z" fill="${marigold.tint}"/>` +
  `<path d="M-36-36h72v72h-72z" fill="${artPaper}"/>` +
  `<path d="M-15-21 21 0-15 21z" fill="${artSignal}"/>` +
  '</g>' +
  '</g>' +
  '<clipPath id="he">' +
  '<circle cx="300" cy="252" r="78"/>' +
  '</clipPath>' +
  '<g clip-path="url(#he)">' +
  '<g transform="translate(300 252)">' +
  `<path d="M-90-90h180v180h-180z" fill="${green.fill}"/>` +
  '<g stroke-width="21" stroke-linecap="round">' +
  `<path d="M-57 52h22M-11 52h22M-11 27h22M35 52h22M35 2h22" stroke="${green.deep}"/>` +
  `<path d="M35 27h22M-57 77h22M-11 77h22M35 77h22" stroke="${green.tint}"/>` +
  '</g>' +
  `<circle cx="46" cy="-27" r="20" fill="${artPaper}"/>` +
  `<circle cx="46" cy="-27" r="11.5" fill="${artSignal}"/>` +
  '</g>' +
  '</g>';

export const heroUri = svgUri(400, 400, hero);
