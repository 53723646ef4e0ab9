const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name without the characters that reverse the text after them: it would look different from what is stored. */
export const withoutDirectionOverrides = (name: string): string => name.replace(directionOverrides, '');
