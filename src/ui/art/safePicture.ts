import { pictureOrigins } from './pictureHosts';

const longestAddress = 32_768;

/**
 * The address of a picture from somebody's profile, if it may be requested: on a host that the security policy
 * allows, or a data URI. Drawings (SVG) are refused, because they can contain scripts.
 */
export function safePicture(src: string): string | undefined {
  if (src.length > longestAddress) return undefined;
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/=]+$/i.test(src)) return src;
  if (/\s/.test(src) || !/^https:\/\/[^/\\]/i.test(src) || !URL.canParse(src)) return undefined;
  const { origin, href } = new URL(src);
  return pictureOrigins.includes(origin) ? href : undefined;
}
