const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name without the signs that turn around the letters after them: it would read otherwise than it is stored, copied and found. */
export const withoutDirectionOverrides = (name: string): string => name.replace(directionOverrides, '');
