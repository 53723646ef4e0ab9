declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** The part of a font that draws the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
