import { artPaper, artSignal, artPalette } from '@/ui/theme/artPalette';
import type { Motif } from './coverArt';
import { svgUri } from './svgUri';

const { cobalt, marigold, green, teal, plum } = artPalette;

/** One centred composition per motif, 180 x 180; unlike covers these never vary. */
const emblems: Record<Motif, string> = {
  network:
    `<path d="M0 0h180v180H0z" fill="${cobalt.fill}"/>` +
    `<path d="M34 36 90 90 146 36M34 144 90 90 146 144M34 36v108M146 36v108" stroke="${cobalt.deep}" stroke-width="4" fill="none"/>` +
    `<path d="M34 144 90 90 146 36" stroke="${cobalt.tint}" stroke-width="13" fill="none"/>` +
    `<circle cx="34" cy="36" r="20" fill="${cobalt.deep}"/>` +
    `<circle cx="146" cy="144" r="20" fill="${cobalt.deep}"/>` +
    `<circle cx="34" cy="144" r="20" fill="${cobalt.tint}"/>` +
    `<circle cx="146" cy="36" r="20" fill="${cobalt.tint}"/>` +
    `<circle cx="90" cy="90" r="38" fill="${artPaper}"/>` +
    `<circle cx="90" cy="90" r="23" fill="${artSignal}"/>`,
  frames:
    `<path d="M0 0h180v180H0z" fill="${marigold.tint}"/>` +
    `<path d="M0 0h90v90A90 90 0 0 1 0 0z" fill="${marigold.deep}"/>` +
    `<path d="M90 0h90v90H90z" fill="${artPaper}"/>` +
    `<path d="M117 19l46 26-46 26z" fill="${artSignal}"/>` +
    `<path d="M0 90h90v90H0z" fill="${marigold.fill}"/>` +
    `<circle cx="45" cy="135" r="34" fill="${marigold.deep}"/>` +
    `<circle cx="45" cy="135" r="14" fill="${artPaper}"/>` +
    `<path d="M90 180a90 90 0 0 1 90-90v90z" fill="${marigold.fill}"/>` +
    `<path d="M135 180a45 45 0 0 1 45-45v45z" fill="${marigold.deep}"/>`,
  coins:
    `<path d="M0 0h180v180H0z" fill="${green.deep}"/>` +
    '<g stroke-width="28" stroke-linecap="round">' +
    `<path d="M24 156h24M78 156h24M78 124h24M132 156h24M132 92h24" stroke="${green.fill}"/>` +
    `<path d="M132 124h24M24 124h24M78 92h24" stroke="${green.tint}"/>` +
    '</g>' +
    `<circle cx="144" cy="48" r="25" fill="${artPaper}"/>` +
    `<circle cx="144" cy="48" r="14.5" fill="${artSignal}"/>`,
  nuts:
    `<path d="M0 0h180v180H0z" fill="${teal.tint}"/>` +
    `<path d="M71.1 43.8L26.2 70.0L-18.9 44.2L-19.1 -7.8L25.8 -34.0L70.9 -8.2z" fill="${teal.deep}"/>` +
    `<circle cx="26" cy="18" r="24" fill="${teal.tint}"/>` +
    `<path d="M230.0 168.0L201.0 218.2L143.0 218.2L114.0 168.0L143.0 117.8L201.0 117.8z" fill="${teal.deep}"/>` +
    `<circle cx="172" cy="168" r="27" fill="${teal.tint}"/>` +
    `<path d="M156.7 126.8L96.3 162.0L35.5 127.2L35.3 57.2L95.7 22.0L156.5 56.8z" fill="${teal.fill}"/>` +
    `<path d="M145.0 92.0L120.5 134.4L71.5 134.4L47.0 92.0L71.5 49.6L120.5 49.6z" fill="${teal.deep}"/>` +
    `<path d="M124.6 108.4L96.1 125.0L67.5 108.6L67.4 75.6L95.9 59.0L124.5 75.4z" fill="${artPaper}"/>` +
    `<path d="M115.0 92.0L105.5 108.5L86.5 108.5L77.0 92.0L86.5 75.5L105.5 75.5z" fill="${artSignal}"/>`,
  doorways:
    `<path d="M0 0h180v180H0z" fill="${plum.fill}"/>` +
    `<path d="M-40 180V124a40 40 0 0 1 80 0V180z" fill="${plum.tint}"/>` +
    `<path d="M-22 180V124a22 22 0 0 1 44 0V180z" fill="${plum.deep}"/>` +
    `<path d="M140 180v-36a40 40 0 0 1 80 0v36z" fill="${plum.tint}"/>` +
    `<path d="M34 180V84a56 56 0 0 1 112 0V180z" fill="${plum.deep}"/>` +
    `<path d="M48 180V84a42 42 0 0 1 84 0V180z" fill="${plum.tint}"/>` +
    `<path d="M62 180V84a28 28 0 0 1 56 0V180z" fill="${artPaper}"/>` +
    `<path d="M62 180a28 28 0 0 1 56 0z" fill="${artSignal}"/>`,
};

export const emblemUri = (motif: Motif): string => svgUri(180, 180, emblems[motif]);
